import { isRendered } from "../css/rendered.js"
import { DOMRect } from "../geometry/DOMRect.js"
import { DOMRectList } from "../geometry/DOMRectList.js"
import { Element } from "../nodes/Element.js"
import { internal } from "../web-idl/internal.js"
import { mixin } from "../web-idl/mixin.js"

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

  checkVisibility() {
    return this.isConnected && isRendered(this)
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

  get clientWidth() {
    return 0
  }

  get clientHeight() {
    return 0
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

mixin(Element, LayoutMembers)
