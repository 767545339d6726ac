// A user script: it extends MU, and what it adds can be called from Swift and from the command line.

/** The number of words in paragraphs, headings and code: the words between single spaces of each one's text. */
MU.wordCount = function () {
  let count = 0
  for (const name of ["P", "H1", "H2", "H3", "H4", "H5", "H6", "CODE"]) {
    for (const element of document.querySelectorAll(name)) {
      count += element.textContent.trim().split(" ").length
    }
  }
  return count
}
