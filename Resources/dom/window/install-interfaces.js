import * as clipboard from "../clipboard/interfaces.js"
import * as css from "../css/interfaces.js"
import * as customElements from "../custom-elements/interfaces.js"
import * as encoding from "../encoding/interfaces.js"
import * as events from "../events/interfaces.js"
import * as file from "../file/interfaces.js"
import * as geometry from "../geometry/interfaces.js"
import * as html from "../html/interfaces.js"
import * as messaging from "../messaging/interfaces.js"
import * as mutation from "../mutation/interfaces.js"
import * as nodes from "../nodes/interfaces.js"
import * as parsing from "../parsing/interfaces.js"
import * as ranges from "../ranges/interfaces.js"
import * as selection from "../selection/interfaces.js"
import * as serializing from "../serializing/interfaces.js"
import * as traversal from "../traversal/interfaces.js"
import * as uiEvents from "../ui-events/interfaces.js"
import * as url from "../url/interfaces.js"
import * as webIDL from "../web-idl/interfaces.js"
import * as window from "./interfaces.js"

/** Every folder with interfaces that scripts see. */
const folders = [
  clipboard,
  css,
  customElements,
  encoding,
  events,
  file,
  geometry,
  html,
  messaging,
  mutation,
  nodes,
  parsing,
  ranges,
  selection,
  serializing,
  traversal,
  uiEvents,
  url,
  webIDL,
  window,
]

/**
 * Makes the interface objects properties of the global object.
 *
 * @param {object} global
 * @see https://webidl.spec.whatwg.org/#define-the-global-property-references
 */
export function installInterfaces(global) {
  for (const folder of folders) {
    for (const name in folder) {
      Object.defineProperty(global, name, { value: folder[name], writable: true, enumerable: false, configurable: true })
    }
  }
}
