/** Elements that few documents of an editor have: forms, embedded content, details and dialogs, SVG and MathML. */

import { registerElementInterfaces } from "../nodes/element-interfaces.js"
import { HTML_NAMESPACE, MATHML_NAMESPACE, SVG_NAMESPACE } from "../nodes/namespaces.js"
import * as embedded from "../html/embedded-elements.js"
import * as foreign from "../html/foreign-elements.js"
import * as formParts from "../html/form-parts.js"
import { HTMLButtonElement } from "../html/HTMLButtonElement.js"
import { HTMLDetailsElement } from "../html/HTMLDetailsElement.js"
import { HTMLDialogElement } from "../html/HTMLDialogElement.js"
import { HTMLFormElement } from "../html/HTMLFormElement.js"
import { HTMLInputElement } from "../html/HTMLInputElement.js"
import { HTMLOptionElement } from "../html/HTMLOptionElement.js"
import { HTMLSelectedContentElement } from "../html/HTMLSelectedContentElement.js"
import { HTMLSelectElement } from "../html/HTMLSelectElement.js"
import { HTMLTextAreaElement } from "../html/HTMLTextAreaElement.js"

export { constraintsOf, ValidityState } from "../html/ConstraintValidation.js"
export { CustomStateSet } from "../html/CustomStateSet.js"
export { ElementInternals } from "../html/ElementInternals.js"
export * from "../html/embedded-elements.js"
export * from "../html/foreign-elements.js"
export * from "../html/form-parts.js"
export { watchFormAssociation } from "../html/form-associated.js"
export { FormData } from "../html/FormData.js"
export { HTMLButtonElement } from "../html/HTMLButtonElement.js"
export { HTMLDetailsElement } from "../html/HTMLDetailsElement.js"
export { HTMLDialogElement } from "../html/HTMLDialogElement.js"
export { RadioNodeList } from "../html/FormControls.js"
export { HTMLFormControlsCollection, HTMLFormElement } from "../html/HTMLFormElement.js"
export { HTMLInputElement } from "../html/HTMLInputElement.js"
export { HTMLOptionElement, Option } from "../html/HTMLOptionElement.js"
export { HTMLSelectedContentElement } from "../html/HTMLSelectedContentElement.js"
export { HTMLOptionsCollection, HTMLSelectElement } from "../html/HTMLSelectElement.js"
export { HTMLTextAreaElement } from "../html/HTMLTextAreaElement.js"
export { moveBefore } from "../nodes/move.js"

registerElementInterfaces(HTML_NAMESPACE, {
  audio: embedded.HTMLAudioElement,
  button: HTMLButtonElement,
  canvas: embedded.HTMLCanvasElement,
  datalist: formParts.HTMLDataListElement,
  details: HTMLDetailsElement,
  dialog: HTMLDialogElement,
  fieldset: formParts.HTMLFieldSetElement,
  form: HTMLFormElement,
  iframe: embedded.HTMLIFrameElement,
  input: HTMLInputElement,
  label: formParts.HTMLLabelElement,
  legend: formParts.HTMLLegendElement,
  meter: formParts.HTMLMeterElement,
  object: embedded.HTMLObjectElement,
  optgroup: formParts.HTMLOptGroupElement,
  option: HTMLOptionElement,
  output: formParts.HTMLOutputElement,
  progress: formParts.HTMLProgressElement,
  select: HTMLSelectElement,
  selectedcontent: HTMLSelectedContentElement,
  textarea: HTMLTextAreaElement,
  video: embedded.HTMLVideoElement,
})
registerElementInterfaces(
  SVG_NAMESPACE,
  {
    a: foreign.SVGAElement,
    circle: foreign.SVGGeometryElement,
    ellipse: foreign.SVGGeometryElement,
    foreignObject: foreign.SVGGraphicsElement,
    g: foreign.SVGGElement,
    image: foreign.SVGGraphicsElement,
    line: foreign.SVGGeometryElement,
    path: foreign.SVGPathElement,
    polygon: foreign.SVGGeometryElement,
    polyline: foreign.SVGGeometryElement,
    rect: foreign.SVGGeometryElement,
    svg: foreign.SVGSVGElement,
    switch: foreign.SVGGraphicsElement,
    text: foreign.SVGGraphicsElement,
    title: foreign.SVGTitleElement,
    use: foreign.SVGUseElement,
  },
  foreign.SVGElement,
)
registerElementInterfaces(MATHML_NAMESPACE, {}, foreign.MathMLElement)
