import { requireArguments } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { requireNode } from "../nodes/Node.js"
import { serializeXML } from "./serialize-xml.js"

/** @see https://w3c.github.io/DOM-Parsing/#the-xmlserializer-interface */
export class XMLSerializer {
  serializeToString(root) {
    requireArguments(arguments.length, 1, "XMLSerializer.serializeToString")
    requireNode(root, "XMLSerializer.serializeToString")
    return serializeXML(root, false)
  }
}

defineInterface(XMLSerializer)
