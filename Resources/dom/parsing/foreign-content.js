import { getAttributeValue } from "../nodes/Element.js"
import { asciiLowercase } from "../nodes/names.js"
import { MATHML_NAMESPACE, SVG_NAMESPACE, XLINK_NAMESPACE, XML_NAMESPACE, XMLNS_NAMESPACE } from "../nodes/namespaces.js"
import { ANNOTATION_XML, ANNOTATION_XML_HTML, FOREIGN, MATHML_TEXT, SVG_HTML } from "./element-names.js"

const byLowerCase = (names) => new Map(names.split(/\s+/).map((name) => [name.toLowerCase(), name]))

let svgTagNames = null
let svgAttributeNames = null

/** @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign */
export function adjustSVGTagName(name) {
  svgTagNames ??= byLowerCase(`altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend
    feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
    feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
    fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient radialGradient
    textPath`)
  return svgTagNames.get(name) ?? name
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#adjust-svg-attributes */
function adjustSVGAttributeName(name) {
  svgAttributeNames ??= byLowerCase(`attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits
    diffuseConstant edgeMode filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints
    keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits
    numOctaves pathLength patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha
    preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures
    specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage
    tableValues targetX targetY textLength viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan`)
  return svgAttributeNames.get(name) ?? name
}

/** The name of an attribute in foreign content, with its upper case. */
export function adjustAttributeName(name, namespace) {
  if (namespace === SVG_NAMESPACE) return adjustSVGAttributeName(name)
  return namespace === MATHML_NAMESPACE && name === "definitionurl" ? "definitionURL" : name
}

/**
 * The namespace of an attribute in foreign content, or null.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#adjust-foreign-attributes
 */
export function attributeNamespace(name) {
  switch (name) {
    case "xlink:actuate":
    case "xlink:arcrole":
    case "xlink:href":
    case "xlink:role":
    case "xlink:show":
    case "xlink:title":
    case "xlink:type":
      return XLINK_NAMESPACE
    case "xml:lang":
    case "xml:space":
      return XML_NAMESPACE
    case "xmlns":
    case "xmlns:xlink":
      return XMLNS_NAMESPACE
    default:
      return null
  }
}

const htmlEncodings = ["text/html", "application/xhtml+xml"]

/**
 * The number of an element that is not HTML.
 *
 * @param {Element} element - with its attributes
 */
export function foreignElementNumber(element, namespace, localName) {
  if (namespace === SVG_NAMESPACE) {
    return localName === "foreignObject" || localName === "desc" || localName === "title" ? SVG_HTML : FOREIGN
  }
  if (namespace !== MATHML_NAMESPACE) return FOREIGN
  switch (localName) {
    case "mi":
    case "mo":
    case "mn":
    case "ms":
    case "mtext":
      return MATHML_TEXT
    case "annotation-xml": {
      const encoding = getAttributeValue(element, "encoding")
      return encoding !== null && htmlEncodings.includes(asciiLowercase(encoding)) ? ANNOTATION_XML_HTML : ANNOTATION_XML
    }
    default:
      return FOREIGN
  }
}
