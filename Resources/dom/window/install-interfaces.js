import { CSSStyleDeclaration } from "../css/CSSStyleDeclaration.js"
import "../css/document-members.js"
import * as events from "../events/interfaces.js"
import * as html from "../html/interfaces.js"
import * as mutation from "../mutation/interfaces.js"
import * as nodes from "../nodes/interfaces.js"
import * as ranges from "../ranges/interfaces.js"
import * as selection from "../selection/interfaces.js"
import * as traversal from "../traversal/interfaces.js"
import * as webIDL from "../web-idl/interfaces.js"
import * as window from "./interfaces.js"
import { isOperation } from "./define-members.js"
import { hideSources, isMember } from "./hide-sources.js"
import { part } from "./part.js"

/** Every folder with interfaces that scripts see and pages need. */
const folders = [
  { CSSStyleDeclaration },
  events,
  html,
  mutation,
  nodes,
  ranges,
  selection,
  traversal,
  webIDL,
  window,
]

/**
 * Makes the interface objects properties of the global object. Those of a part are there too, and evaluate it when a script first names
 * one.
 *
 * @param {object} global
 * @param {Record<string, string[]>} partInterfaces - the interfaces of each part, as the bundler found them
 * @see https://webidl.spec.whatwg.org/#define-the-global-property-references
 */
export function installInterfaces(global, partInterfaces) {
  const interfaces = new Set()
  const define = (name, value) => Object.defineProperty(global, name, { value, writable: true, enumerable: false, configurable: true })
  const install = (name, value) => {
    interfaces.add(value)
    define(name, value)
  }
  for (const folder of folders) {
    for (const name in folder) install(name, folder[name])
  }
  for (const partName in partInterfaces) {
    for (const name of partInterfaces[partName]) {
      const get = () => {
        const value = part(partName)[name]
        install(name, value)
        return value
      }
      Object.defineProperty(global, name, { get, set: (value) => define(name, value), enumerable: false, configurable: true })
    }
  }
  hideSources((candidate) => isOperation(candidate) || isMember(candidate, interfaces))
}
