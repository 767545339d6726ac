import { ignore, InsertionMode } from "./InsertionMode.js"

/** In an element whose content is not markup. @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incdata */
export const text = new InsertionMode({
  text: (builder, data, start, end) => builder.insertText(data, start, end),
  // The tokenizer gives no start tag here.
  startTag: ignore,
  endTag: close,
  endOfFile(builder) {
    close(builder)
    builder.mode.endOfFile(builder)
  },
})

function close(builder) {
  builder.open.pop()
  builder.mode = builder.originalMode
}
