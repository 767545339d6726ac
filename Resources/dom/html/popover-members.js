import { fire } from "../events/dispatch.js"
import { getAttributeValue } from "../nodes/Element.js"
import { defineElementSteps } from "../nodes/steps.js"
import { ToggleEvent } from "../ui-events/ToggleEvent.js"
import { DOMException } from "../web-idl/DOMException.js"
import { mixin } from "../web-idl/mixin.js"
import { shownPopovers } from "./element-states.js"
import { HTMLElement } from "./HTMLElement.js"
import { queueToggleEvent } from "./toggle-event.js"

/** @see https://html.spec.whatwg.org/multipage/popover.html#popover-open */
export const isPopoverOpen = (element) => shownPopovers.has(element)

function requirePopover(element) {
  if (getAttributeValue(element, "popover") === null) {
    throw new DOMException("the element is no popover; give it the popover attribute", "NotSupportedError")
  }
  if (!element.isConnected) throw new DOMException("the popover is not in a document", "InvalidStateError")
}

function change(element, open) {
  const states = open ? { oldState: "closed", newState: "open" } : { oldState: "open", newState: "closed" }
  if (!fire(element, "beforetoggle", { ...states, cancelable: open }, ToggleEvent)) return
  if (open) shownPopovers.add(element)
  else shownPopovers.delete(element)
  queueToggleEvent(element, states.oldState, states.newState)
}

/** @see https://html.spec.whatwg.org/multipage/popover.html#the-popover-attribute */
class PopoverMembers {
  showPopover() {
    requirePopover(this)
    if (!isPopoverOpen(this)) change(this, true)
  }

  hidePopover() {
    requirePopover(this)
    if (isPopoverOpen(this)) change(this, false)
  }

  togglePopover(options = undefined) {
    const force = typeof options === "object" && options !== null ? options.force : options
    requirePopover(this)
    if (force === undefined ? !isPopoverOpen(this) : force) this.showPopover()
    else this.hidePopover()
    return isPopoverOpen(this)
  }
}

mixin(HTMLElement, PopoverMembers)

// A popover that leaves the document, or whose attribute goes, is hidden without a word.
defineElementSteps("*", {
  removed: (element) => shownPopovers.delete(element),
})
