import { Document } from "../nodes/Document.js"
import { ShadowRoot } from "../nodes/ShadowRoot.js"
import { mixin } from "../web-idl/mixin.js"
import { part } from "../window/part.js"
import "./sheet-owners.js"

/** @see https://drafts.csswg.org/cssom/#extensions-to-the-document-or-shadow-root-interface */
class DocumentOrShadowRootStyleSheets {
  get styleSheets() {
    return part("css").styleSheetsOf(this)
  }

  get adoptedStyleSheets() {
    return part("css").adoptedArrayOf(this)
  }

  set adoptedStyleSheets(sheets) {
    part("css").adopt(this, sheets)
  }
}

mixin(Document, DocumentOrShadowRootStyleSheets)
mixin(ShadowRoot, DocumentOrShadowRootStyleSheets)
