const bytes = (...values) => new Uint8Array(values)

;({
  title: "Text encodings",
  rows: [
    { reason: "UTF-8 of one to four bytes", run: () => [...new TextEncoder().encode("a\u00e9\u20ac\u{1f600}")], expected: [97, 195, 169, 226, 130, 172, 240, 159, 152, 128] },
    { reason: "lone surrogates become U+FFFD", run: () => [...new TextEncoder().encode("\ud800a\udc00")], expected: [239, 191, 189, 97, 239, 191, 189] },
    { reason: "nothing", run: () => [new TextEncoder().encode().length, new TextDecoder().decode()], expected: [0, ""] },
    { reason: "encodeInto stops before a character that does not fit", run: () => new TextEncoder().encodeInto("a\u{1f600}", new Uint8Array(4)), expected: { read: 1, written: 1 } },
    { reason: "ill-formed sequences, one U+FFFD each as the standard counts", run: () => new TextDecoder().decode(bytes(0xff, 97, 0xc0, 0x80, 0xe2, 0x82, 98, 0xf0, 0x9f)), expected: "\ufffda\ufffd\ufffd\ufffdb\ufffd" },
    { reason: "surrogates in UTF-8 are ill-formed", run: () => new TextDecoder().decode(bytes(0xed, 0xa0, 0x80)), expected: "\ufffd\ufffd\ufffd" },
    { reason: "fatal", run: () => new TextDecoder("utf-8", { fatal: true }).decode(bytes(0xff)), expected: "throws TypeError" },
    { reason: "a byte order mark is dropped, once", run: () => [new TextDecoder().decode(bytes(0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf)), new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes(0xef, 0xbb, 0xbf)).length], expected: ["\ufeff", 1] },
    { reason: "in pieces", run: () => { const decoder = new TextDecoder(); return [decoder.decode(bytes(0xe2), { stream: true }), decoder.decode(bytes(0x82), { stream: true }), decoder.decode(bytes(0xac)), decoder.decode(bytes(0xac))] }, expected: ["", "", "\u20ac", "\ufffd"] },
    { reason: "UTF-16 in both orders, with a lone surrogate at the end", run: () => [new TextDecoder("utf-16le").decode(bytes(97, 0, 0x3d, 0xd8, 0, 0xde)), new TextDecoder("utf-16be").decode(bytes(0, 97, 0xd8, 0))], expected: ["a\u{1f600}", "a\ufffd"] },
    { reason: "latin1 is windows-1252", run: () => { const decoder = new TextDecoder(" Latin1 "); return [decoder.encoding, decoder.decode(bytes(0x80, 0x81, 0xe9))] }, expected: ["windows-1252", "\u20ac\x81\u00e9"] },
    { reason: "an unknown label", run: () => new TextDecoder("klingon"), expected: "throws RangeError" },
    { reason: "the input is bytes", run: () => new TextDecoder().decode("x"), expected: "throws TypeError" },
    { reason: "a view decodes its own part", run: () => new TextDecoder().decode(new DataView(bytes(97, 98, 99).buffer, 1, 1)), expected: "b" },
    { reason: "long text, past what a call takes as arguments", run: () => { const text = "\u{1f600}x".repeat(50000); return new TextDecoder().decode(new TextEncoder().encode(text)) === text }, expected: true },
  ],
})
