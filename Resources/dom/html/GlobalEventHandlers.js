import { eventHandler, setEventHandler } from "../events/event-handlers.js"

/**
 * The event handler IDL attributes of all elements, of documents and of the window. Content attributes of these names are not
 * compiled: documents stay inert.
 *
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#globaleventhandlers
 */
export class GlobalEventHandlers {}

const types =
  "abort animationcancel animationend animationiteration animationstart auxclick beforeinput beforematch beforetoggle blur " +
  "cancel canplay canplaythrough change click close contextlost contextmenu contextrestored copy cuechange cut dblclick drag " +
  "dragend dragenter dragleave dragover dragstart drop durationchange emptied ended error focus focusin focusout formdata " +
  "gotpointercapture input invalid keydown keypress keyup load loadeddata loadedmetadata loadstart lostpointercapture mousedown " +
  "mouseenter mouseleave mousemove mouseout mouseover mouseup paste pause play playing pointercancel pointerdown pointerenter " +
  "pointerleave pointermove pointerout pointerover pointerrawupdate pointerup progress ratechange reset resize scroll scrollend " +
  "securitypolicyviolation seeked seeking select selectionchange selectstart slotchange stalled submit suspend timeupdate toggle " +
  "touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart volumechange waiting " +
  "wheel"

for (const type of types.split(" ")) {
  Object.defineProperty(GlobalEventHandlers.prototype, `on${type}`, {
    get() {
      return eventHandler(this ?? globalThis, type)
    },
    set(value) {
      setEventHandler(this ?? globalThis, type, value)
    },
    enumerable: true,
    configurable: true,
  })
}
