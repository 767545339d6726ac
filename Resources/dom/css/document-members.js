import { Document } from "../nodes/Document.js"
import { ShadowRoot } from "../nodes/ShadowRoot.js"
import { mixin } from "../web-idl/mixin.js"
import { DocumentOrShadowRootStyleSheets } from "./style-sheets.js"

mixin(Document, DocumentOrShadowRootStyleSheets)
mixin(ShadowRoot, DocumentOrShadowRootStyleSheets)
