/**
 * Loading what `@import` names: files that the host gives, and `data:` URLs. A rule whose sheet cannot be had stands without it.
 *
 * @see https://drafts.csswg.org/css-cascade-5/#at-import
 */

import { decodeUTF8 } from "../encoding/utf-8.js"
import { nodeDocumentOf } from "../nodes/tree.js"
import { parseWithBase, resolveURL } from "../html/base-url.js"
import { hostHooks, windowOf } from "../window/current.js"
import { processDataURL } from "../window/data-url.js"
import { importsOf, setImportedSheet } from "./CSSImportRule.js"
import { createImportedSheet, rulesOf } from "./CSSStyleSheet.js"
import { bumpSheetVersion } from "./versions.js"

/** The sheets around a rule, the nearest first. */
function sheetsAround(rule) {
  const sheets = []
  for (let sheet = rule.parentStyleSheet; sheet !== null; sheet = sheet.parentStyleSheet) sheets.push(sheet)
  return sheets
}

/** @param {CSSImportRule} rule - that stands in its sheet */
export function loadImport(rule) {
  const sheets = sheetsAround(rule)
  const owner = sheets.at(-1)?.ownerNode ?? null
  if (owner === null || windowOf(nodeDocumentOf(owner)) === null || !importsOf(rule).isSupported) return
  const [parent] = sheets
  const url = parent.href === null ? resolveURL(nodeDocumentOf(owner), rule.href) : parseWithBase(rule.href, parent.href)
  // A sheet that imports itself, by whatever detour, would never end.
  if (url === null || sheets.some(({ href }) => href === url.href)) return
  if (url.protocol === "data:") {
    const text = sheetOfDataURL(url.href)
    if (text !== null) take(rule, url.href, text)
  } else loadFile(rule, url.href)
}

/** The text of a style sheet that stands in its own URL; null for what is none. */
export function sheetOfDataURL(url) {
  const data = processDataURL(url)
  return data !== null && /^text\/css\b/i.test(data.type) ? decodeUTF8(data.bytes) : null
}

/** Has the imports of a sheet loaded before anybody asks for its rules. */
export function startImports(sheet, text) {
  if (/@import\b/i.test(text)) rulesOf(sheet)
}

async function loadFile(rule, url) {
  let text
  try {
    text = await hostHooks().load(url)
  } catch {
    // The standard tells nobody: a sheet that cannot be fetched has no rules.
    return
  }
  // The rule may have been taken out meanwhile.
  if (rule.parentStyleSheet !== null) take(rule, url, text)
}

function take(rule, href, text) {
  const sheet = createImportedSheet({ ownerRule: rule, href, media: rule.media, text })
  setImportedSheet(rule, sheet)
  startImports(sheet, text)
  bumpSheetVersion()
}
