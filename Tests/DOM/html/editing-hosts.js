const editable = (html) => {
  document.body.innerHTML = html
  return document.getElementById("x").isContentEditable
}
const row = (reason, html, expected) => ({ reason, run: () => editable(html), expected })
;({
  title: "What can be edited",
  rows: [
    row("nothing by default", "<p id=x>", false),
    row("an editing host", "<p id=x contenteditable>", true),
    row("inside of one", "<div contenteditable><p><b id=x>", true),
    row("not where it is shut off", "<div contenteditable><p contenteditable=false><b id=x>", false),
    row("an island in what is shut off", "<div contenteditable><p contenteditable=false><b contenteditable=true><i id=x>", true),
    row("plain text only", "<p id=x contenteditable=plaintext-only>", true),
    row("an unknown value inherits", "<div contenteditable><p id=x contenteditable=maybe>", true),
    { reason: "the whole document in design mode", run: () => {
      document.designMode = "on"
      return [document.designMode, document.body.isContentEditable]
    }, expected: ["on", true] },
  ],
})
