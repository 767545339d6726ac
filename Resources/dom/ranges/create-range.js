import { internal } from "../web-idl/internal.js"
import { Range } from "./Range.js"

/** @returns {Range} a live range at the start of a document */
export const createRange = (document) => new Range(internal, document)
