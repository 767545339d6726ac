// Counts the words of HTML, and again while a sentence is typed at its end: WordCount < page.html
import Foundation
import MarkupHost

do {
  let html = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
  var configuration = MarkupPage.Configuration()
  configuration.userScripts = [MarkupPage.wordCountScript]
  let counter = WordCounter()
  let page = try MarkupPage(html: html, configuration: configuration, delegate: counter)
  try page.evaluate("MU.selectAll()")
  try page.press("ArrowRight")
  try page.type(" And so on.")
  if let error = counter.error { throw error }
  print("\(counter.counts.first ?? 0) words, then \(counter.counts.last ?? 0)")
} catch {
  FileHandle.standardError.write(Data("WordCount: \(error)\n".utf8))
  exit(1)
}
