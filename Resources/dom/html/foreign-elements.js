import { Element, getAttributeValue, isElement, localNameOf, namespaceOf, setAttributeValue } from "../nodes/Element.js"
import { SVG_NAMESPACE } from "../nodes/namespaces.js"
import { following, parentOf } from "../nodes/tree.js"
import { DOMRect } from "../geometry/DOMRect.js"
import { defineInterface } from "../web-idl/interface.js"
import { mixin } from "../web-idl/mixin.js"
import { ElementCSSInlineStyle } from "./ElementCSSInlineStyle.js"
import { GlobalEventHandlers } from "./GlobalEventHandlers.js"
import { HTMLOrSVGElement } from "./HTMLOrSVGElement.js"

/** SVG and MathML inside HTML: trees to edit, not to draw. */

/** A string attribute that could be animated, and is not. @see https://svgwg.org/svg2-draft/types.html#InterfaceSVGAnimatedString */
export class SVGAnimatedString {
  #element
  #attribute

  constructor(element, attribute) {
    this.#element = element
    this.#attribute = attribute
  }

  get baseVal() {
    return getAttributeValue(this.#element, this.#attribute) ?? ""
  }

  set baseVal(value) {
    setAttributeValue(this.#element, this.#attribute, `${value}`)
  }

  get animVal() {
    return this.baseVal
  }
}

/** @see https://svgwg.org/svg2-draft/types.html#InterfaceSVGElement */
export class SVGElement extends Element {
  get className() {
    return new SVGAnimatedString(this, "class")
  }

  get ownerSVGElement() {
    for (let node = parentOf(this); isElement(node) && namespaceOf(node) === SVG_NAMESPACE; node = parentOf(node)) {
      if (localNameOf(node) === "svg") return node
    }
    return null
  }

  get viewportElement() {
    return this.ownerSVGElement
  }
}

mixin(SVGElement, HTMLOrSVGElement)
mixin(SVGElement, GlobalEventHandlers)
mixin(SVGElement, ElementCSSInlineStyle)

/** @see https://svgwg.org/svg2-draft/types.html#InterfaceSVGGraphicsElement */
export class SVGGraphicsElement extends SVGElement {
  getBBox() {
    return new DOMRect()
  }

  getCTM() {
    return null
  }

  getScreenCTM() {
    return null
  }
}

/** @see https://svgwg.org/svg2-draft/struct.html#InterfaceSVGSVGElement */
export class SVGSVGElement extends SVGGraphicsElement {
  getElementById(id) {
    for (let node = this; node !== null; node = following(node, this)) {
      if (isElement(node) && getAttributeValue(node, "id") === id) return node
    }
    return null
  }
}

/** @see https://svgwg.org/svg2-draft/struct.html#InterfaceSVGGElement */
export class SVGGElement extends SVGGraphicsElement {}

/** @see https://svgwg.org/svg2-draft/types.html#InterfaceSVGGeometryElement */
export class SVGGeometryElement extends SVGGraphicsElement {}

/** @see https://svgwg.org/svg2-draft/paths.html#InterfaceSVGPathElement */
export class SVGPathElement extends SVGGeometryElement {}

/** @see https://svgwg.org/svg2-draft/struct.html#InterfaceSVGUseElement */
export class SVGUseElement extends SVGGraphicsElement {}

/** @see https://svgwg.org/svg2-draft/linking.html#InterfaceSVGAElement */
export class SVGAElement extends SVGGraphicsElement {
  get href() {
    return new SVGAnimatedString(this, "href")
  }
}

/** @see https://svgwg.org/svg2-draft/struct.html#InterfaceSVGTitleElement */
export class SVGTitleElement extends SVGElement {}

/** @see https://w3c.github.io/mathml-core/#dom-and-javascript */
export class MathMLElement extends Element {}

mixin(MathMLElement, HTMLOrSVGElement)
mixin(MathMLElement, GlobalEventHandlers)
mixin(MathMLElement, ElementCSSInlineStyle)

for (const Class of [
  SVGAnimatedString,
  SVGElement,
  SVGGraphicsElement,
  SVGSVGElement,
  SVGGElement,
  SVGGeometryElement,
  SVGPathElement,
  SVGUseElement,
  SVGAElement,
  SVGTitleElement,
  MathMLElement,
]) {
  defineInterface(Class)
}

