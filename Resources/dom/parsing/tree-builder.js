import { Parser, html as names } from "parse5"
import { RunTokenizer } from "./run-tokenizer.js"

const { TAG_ID } = names
const { DIR, FRAMESET, HR, HTML, INPUT, OPTGROUP, OPTION, P, SELECT, UNKNOWN } = TAG_ID

// parse5 does not know <search>; the rules for it are those for <dir>, which nobody writes any more.
const SEARCH = DIR

// What both Blink and WebKit allow: deeper elements become siblings instead of children. It bounds the depth that
// everything after the parser has to bear.
const MAXIMUM_DEPTH = 512

/**
 * Tree construction: parse5's, with the content model that `select` has had since 2025, a bound on depth, and text nodes
 * that are placed without a list of their siblings.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tree-construction
 */
export class TreeBuilder extends Parser {
  #openParagraphs = 0
  #openSelects = 0

  constructor(options, document, fragmentContext = null) {
    super(options, document, fragmentContext)
    const { inForeignNode } = this.tokenizer
    this.tokenizer = new RunTokenizer(this.options, this)
    this.tokenizer.inForeignNode = inForeignNode
    if (this.fragmentContextID === FRAMESET) this.tokenizer.keepSpaceApart()
    const { openElements } = this
    const { hasInButtonScope } = Object.getPrototypeOf(openElements)
    // Nearly every start tag asks for an open paragraph, and the answer is a walk up the stack: quadratic in a deep tree.
    openElements.hasInButtonScope = (tagID) =>
      (tagID !== P || this.#openParagraphs > 0) && hasInButtonScope.call(openElements, tagID)
    const { hasInScope } = Object.getPrototypeOf(openElements)
    openElements.hasInScope = (tagID) =>
      (this.#openSelects === 0 || tagID === SELECT || !this.#selectHides(tagID)) && hasInScope.call(openElements, tagID)
  }

  /** Whether a select, which bounds a scope since 2025, lies between the current node and the next element of a name. */
  #selectHides(tagID) {
    const { tagIDs, stackTop } = this.openElements
    for (let index = stackTop; index >= 0 && tagIDs[index] !== tagID; index--) if (tagIDs[index] === SELECT) return true
    return false
  }

  /** Of a fragment the root is the result itself, so that nothing has to be moved at the end. */
  _insertFakeRootElement() {
    if (this.fragmentContext === null) super._insertFakeRootElement()
    else this.openElements.push(this.treeAdapter.createRoot(), HTML)
  }

  getFragment() {
    return this.openElements.items[0]
  }

  onItemPush(node, tagID, isTop) {
    super.onItemPush(node, tagID, isTop)
    // Without isTop the element named is not the one inserted, which is a formatting element.
    if (isTop) {
      if (tagID === P) this.#openParagraphs++
      else if (tagID === SELECT) this.#openSelects++
    }
    this.treeAdapter.inTemplate = this.openElements.tmplCount > 0
  }

  onItemPop(node, isTop) {
    super.onItemPop(node, isTop)
    const tagName = this.treeAdapter.getTagName(node)
    if (tagName === "p") this.#openParagraphs--
    else if (tagName === "select") this.#openSelects--
    this.treeAdapter.inTemplate = this.openElements.tmplCount > 0
  }

  _findFormInFragmentContext() {
    const { treeAdapter } = this
    let node = this.fragmentContext
    while (node !== null && treeAdapter.isElementNode(node)) {
      if (treeAdapter.getTagName(node) === "form") {
        this.formElement = node
        return
      }
      node = treeAdapter.getParentNode(node)
    }
  }

  _attachElementToTree(element, location) {
    if (this.openElements.stackTop > MAXIMUM_DEPTH) {
      const parent = this.treeAdapter.getParentNode(this.openElements.current)
      if (parent) {
        if (location) this.treeAdapter.setNodeSourceCodeLocation(element, { ...location, startTag: location })
        this.treeAdapter.appendChild(parent, element)
        return
      }
    }
    super._attachElementToTree(element, location)
  }

  _insertCharacters(token) {
    const { treeAdapter } = this
    let text
    if (this._shouldFosterParentOnInsertion()) {
      const { parent, beforeElement } = this._findFosterParentingLocation()
      text = treeAdapter.insertTextBefore(parent, token.chars, beforeElement)
    } else {
      text = treeAdapter.insertText(this.openElements.currentTmplContentOrNode, token.chars)
    }
    if (!token.location) return
    const { startOffset, endOffset } = token.location
    // A text node that foster parenting has put together from several places spans them all.
    const known = treeAdapter.getNodeSourceCodeLocation(text)
    treeAdapter.setNodeSourceCodeLocation(text, { startOffset: known ? known.startOffset : startOffset, endOffset })
  }

  onStartTag(token) {
    if (token.tagID === FRAMESET) this.tokenizer.keepSpaceApart()
    else if (token.tagName === "search") token.tagID = SEARCH
    super.onStartTag(token)
  }

  onEndTag(token) {
    if (token.tagName === "search") token.tagID = SEARCH
    super.onEndTag(token)
  }

  _startTagOutsideForeignContent(token) {
    const { tagID } = token
    if (tagID === SELECT || tagID === INPUT) {
      if (this.fragmentContextID === SELECT) return
      if (this.#selectInScope()) {
        this.openElements.popUntilTagNamePopped(SELECT)
        if (tagID === SELECT) return
      }
    } else if (this.#openSelects > 0 && this.#selectInScope()) {
      if (tagID === OPTION) this.openElements.generateImpliedEndTagsWithExclusion(OPTGROUP)
      else if (tagID === OPTGROUP || tagID === HR) this.openElements.generateImpliedEndTags()
    }
    super._startTagOutsideForeignContent(token)
    // parse5 goes into the insertion modes for select, which the standard no longer has.
    if (tagID === SELECT) this._resetInsertionMode()
  }

  _endTagOutsideForeignContent(token) {
    if (token.tagID !== SELECT) {
      super._endTagOutsideForeignContent(token)
    } else if (this.#selectInScope()) {
      this.openElements.generateImpliedEndTags()
      this.openElements.popUntilTagNamePopped(SELECT)
    }
  }

  #selectInScope() {
    return this.#openSelects > 0 && this.openElements.hasInScope(SELECT)
  }

  _resetInsertionModeForSelect(index) {
    const { openElements, fragmentContextID } = this
    const tagID = openElements.tagIDs[index]
    if (index === 0) this.fragmentContextID = UNKNOWN
    else openElements.tagIDs[index] = UNKNOWN
    this._resetInsertionMode()
    openElements.tagIDs[index] = tagID
    this.fragmentContextID = fragmentContextID
  }
}
