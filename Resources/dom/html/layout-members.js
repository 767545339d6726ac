import { isShown } from "../css/rendered.js"
import { DOMRect } from "../geometry/DOMRect.js"
import { DOMRectList } from "../geometry/DOMRectList.js"
import { Element } from "../nodes/Element.js"
import { nodeDocumentOf } from "../nodes/tree.js"
import { parentElementOrHostOf } from "../selectors/element-tree.js"
import { internal } from "../web-idl/internal.js"
import { mixin } from "../web-idl/mixin.js"
import { windowOf } from "../window/current.js"
import { part } from "../window/part.js"
import { currentViewport } from "../window/viewport.js"

/**
 * What layout would tell. Nothing is laid out, so elements answer as one that is not rendered: no boxes, no scrolling.
 *
 * @see https://drafts.csswg.org/cssom-view/#extension-to-the-element-interface
 */
class LayoutMembers {
  getBoundingClientRect() {
    return new DOMRect(0, 0, 0, 0)
  }

  getClientRects() {
    return new DOMRectList(internal, [])
  }

  checkVisibility(options = {}) {
    if (!this.isConnected || !isShown(this)) return false
    const { visibilityProperty, checkVisibilityCSS, opacityProperty, checkOpacity } = options
    if ((visibilityProperty || checkVisibilityCSS) && part("css").computedStyle(this).visibility !== "visible") return false
    if (!opacityProperty && !checkOpacity) return true
    for (let element = this; element !== null; element = parentElementOrHostOf(element)) {
      if (Number(part("css").computedStyle(element).opacity) === 0) return false
    }
    return true
  }

  scrollIntoView() {}

  scrollIntoViewIfNeeded() {}

  scroll() {}

  scrollTo() {}

  scrollBy() {}

  get scrollTop() {
    return 0
  }

  set scrollTop(value) {
    Number(value)
  }

  get scrollLeft() {
    return 0
  }

  set scrollLeft(value) {
    Number(value)
  }

  get scrollWidth() {
    return 0
  }

  get scrollHeight() {
    return 0
  }

  get clientTop() {
    return 0
  }

  get clientLeft() {
    return 0
  }

  // The document's element answers for the window.
  get clientWidth() {
    return isDocumentElement(this) ? currentViewport().width : 0
  }

  get clientHeight() {
    return isDocumentElement(this) ? currentViewport().height : 0
  }

  requestFullscreen() {
    return Promise.reject(new TypeError("there is no screen to fill"))
  }

  setPointerCapture() {}

  releasePointerCapture() {}

  hasPointerCapture() {
    return false
  }

  getAnimations() {
    return []
  }
}

const isDocumentElement = (element) => {
  const document = nodeDocumentOf(element)
  return document.documentElement === element && windowOf(document) !== null
}

mixin(Element, LayoutMembers)
