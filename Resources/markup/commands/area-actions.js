import { activeEditor } from "../editor/active-editor.js"
import { change } from "../editor/perform.js"
import * as areas from "./areas.js"

/** The functions on areas take the strings that hosts pass; they say nothing, and answer nothing. */

export function addDiv(id, parentId, cssClass, attributesJSON, buttonGroupJSON, htmlContents) {
  const attributes = read(attributesJSON) ?? {}
  const group = read(buttonGroupJSON)
  change(areas.addArea({ id, parentId, cssClass, attributes, group, html: htmlContents }, activeEditor().document))
}

export function removeDiv(id) {
  change(areas.removeArea(id))
}

export function addButton(id, parentId, cssClass, label) {
  change(areas.addButton({ id, parentId, cssClass, label }, activeEditor().document))
}

export function removeButton(id) {
  change(areas.removeButton(id))
}

export function removeAllDivs() {
  change(areas.removeAllAreas)
}

/** Puts the cursor into the node with that id, unless it is the selected area already. */
export function focusOn(id) {
  if (id !== activeEditor().selectedDivID) change(areas.selectStartOf(id))
}

const read = (json) => (typeof json === "string" ? JSON.parse(json) : json)
