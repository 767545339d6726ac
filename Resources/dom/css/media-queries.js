/** @returns {{ media: string, matches: boolean }} */
export function evaluateMediaQuery(text) { throw new Error("media queries are being written") }
