/** URLs and their queries. */

export * from "../url/interfaces.js"
export { parseURL, serializeOrigin, serializeURL } from "../url/url-parser.js"
export { percentDecode } from "../url/percent-encoding.js"
