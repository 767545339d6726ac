import { activeEditor } from "../editor/active-editor.js"
import { schema } from "../schema/index.js"

const { nodes, marks } = schema

/**
 * What the document is made of: `{ words, characters, charactersWithoutSpaces, headings, lists, tables, images, links, blocks }`.
 *
 * Characters are those that a reader sees (grapheme clusters); line ends are none. A link counts once for each textblock that it
 * runs through. `blocks` has the number of nodes of each kind of block, by the schema's names. The labels of buttons count for nothing.
 */
export const stats = () => statisticsOf(activeEditor().view.state.doc)

export function statisticsOf(doc) {
  const blocks = {}
  for (const [name, type] of Object.entries(nodes)) if (type.isBlock && type !== schema.topNodeType) blocks[name] = 0
  const result = { words: 0, characters: 0, charactersWithoutSpaces: 0, headings: 0, lists: 0, tables: 0, images: 0, links: 0, blocks }
  doc.descendants((node) => {
    if (node.isInline) return false
    blocks[node.type.name]++
    if (node.isTextblock && node.type !== nodes.button) countText(node, result)
    return true
  })
  result.headings = blocks.heading
  result.lists = blocks.ordered_list + blocks.bullet_list
  result.tables = blocks.table
  return result
}

function countText(block, result) {
  let link = null
  block.forEach((node) => {
    const here = marks.link.isInSet(node.marks) ?? null
    if (here && !(link && here.eq(link))) result.links++
    link = here
    if (node.type === nodes.image) result.images++
  })
  // An image or a break ends a word.
  const text = block.textBetween(0, block.content.size, null, "\n")
  result.words += countWords(text)
  result.characters += countCharacters(text.replace(/[\r\n]/g, ""))
  result.charactersWithoutSpaces += countCharacters(text.replace(/\s/g, ""))
}

/** Scripts that are written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]/u
const segmenter = (granularity) => (globalThis.Intl?.Segmenter ? new Intl.Segmenter("en", { granularity }) : null)
let words
let graphemes

/**
 * The words of a text: what stands between spaces and dashes and has a letter or a digit, so that "don't", "3.14" and "x@y.org" are
 * one word each. In scripts without spaces, the words that a dictionary finds.
 */
export function countWords(text) {
  let count = 0
  for (const piece of text.split(/[\s—–…]+/)) {
    if (!/[\p{L}\p{N}]/u.test(piece)) continue
    count += unspaced.test(piece) ? countSegments(piece) : 1
  }
  return count
}

function countSegments(piece) {
  words ??= segmenter("word")
  // Without a dictionary each such character counts as a word, as word processors have it.
  if (!words) return Array.from(piece).filter((character) => unspaced.test(character)).length
  let count = 0
  for (const { isWordLike } of words.segment(piece)) if (isWordLike) count++
  return count
}

/**
 * What can make several code units one character: surrogates; marks, joiners, and the letters that take a part in syllables.
 * @see https://www.unicode.org/reports/tr29/#Grapheme_Cluster_Boundaries
 */
const surrogates = /[\ud800-\udfff]/
const joining = /[\p{M}\p{Cf}\u0e33\u0eb3\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7fb]/u

function countCharacters(text) {
  // Segmenting is slow, and most text has no need of it.
  if (!surrogates.test(text) && !joining.test(text)) return text.length
  graphemes ??= segmenter("grapheme")
  if (!graphemes) return Array.from(text).length
  let count = 0
  for (const _ of graphemes.segment(text)) count++
  return count
}
