import { attributeOf, findLosses } from "./losses.js"
import { parsePage } from "./parse-page.js"
import { SourceMap } from "./SourceMap.js"
import { SourceText } from "./SourceText.js"
import { Tags } from "./tags.js"

/**
 * What an editor would not hold of HTML that is loaded into it whole, in order of the source.
 *
 * @param {string} source - a fragment or a page
 * @param {{ markup: object, document: Document, parsing: object }} options - as for DocumentSession.js
 * @returns {object[]} losses as in losses.js, each with its `line` and `column`
 */
export function reportLosses(source, { markup, document, parsing }) {
  const editor = { ...markup, document, parsing }
  const map = new SourceMap(source, { start: 0, end: source.length }, markup.parseDocument(source, document), editor)
  const losses = [...pageLosses(source, editor), ...findLosses(map, new Tags(editor))]
  const text = new SourceText(source)
  return losses
    .sort((a, b) => a.offset - b.offset)
    .map(({ kind, what, element, name, value, offset }) => ({ kind, what, element, name, value, offset, ...text.position(offset) }))
}

/** The attributes of `html`, `head` and `body`: a parser of fragments passes over these tags without a trace. */
function pageLosses(source, editor) {
  if (!/<(?:html|head|body)[\s/>]/i.test(source)) return []
  const { parsing } = editor
  const { documentElement: html } = parsePage(source, editor)
  return [html, ...html.children].flatMap((element) => {
    const { localName } = element
    if (!["html", "head", "body"].includes(localName)) return []
    // One that came of a second tag has no place of its own.
    const places = parsing.sourceLocationOf(element)?.attrs ?? {}
    return parsing
      .attributesOf(element)
      .filter(({ name }) => places[name])
      .map(({ name, value }) => {
        const what = attributeOf({ name: localName }, name, value)
        return { kind: "attribute", what, element: localName, name, value, offset: places[name].startOffset }
      })
  })
}
