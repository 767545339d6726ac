const bytes = (...values) => new Uint8Array(values)
const decode = (label, ...values) => new TextDecoder(label).decode(bytes(...values))
const refused = (label, ...values) => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes(...values))
  } catch (error) {
    return error.name
  }
}
;({
  title: "Legacy encodings",
  rows: [
    { reason: "labels lead to the encodings of the standard", run: () => ["KOI8", " l2 ", "gb2312", "x-sjis", "ks_c_5601-1987", "logical", "visual", "x-mac-ukrainian", "dos-874", "big5-hkscs"].map((label) => new TextDecoder(label).encoding), expected: ["koi8-r", "iso-8859-2", "gbk", "shift_jis", "euc-kr", "iso-8859-8-i", "iso-8859-8", "x-mac-cyrillic", "windows-874", "big5"] },
    { reason: "labels of the replacement encoding are refused", run: () => ["replacement", "iso-2022-kr", "hz-gb-2312"].map((label) => { try { return new TextDecoder(label) } catch (error) { return error.name } }), expected: ["RangeError", "RangeError", "RangeError"] },
    { reason: "one byte a character", run: () => [decode("koi8-r", 0xc1), decode("iso-8859-15", 0xa4), decode("windows-1251", 0xe9), decode("iso-8859-8-i", 0xe0), decode("macintosh", 0xf0), decode("koi8-u", 0xae), decode("ibm866", 0x80)], expected: ["а", "€", "й", "א", "\uf8ff", "ў", "А"] },
    { reason: "controls stand for what Windows has no character for; other bytes are errors", run: () => [decode("windows-1251", 0x98), decode("windows-1253", 0xaa), refused("windows-1253", 0xaa), refused("iso-8859-3", 0xa5)], expected: ["\x98", "\ufffd", "TypeError", "TypeError"] },
    { reason: "x-user-defined is for bytes in disguise", run: () => decode("x-user-defined", 0x7f, 0x80, 0xff), expected: "\x7f\uf780\uf7ff" },
    { reason: "Shift_JIS: half-width katakana, two bytes, users' own characters", run: () => decode("shift_jis", 0x41, 0xb1, 0x93, 0xfa, 0x83, 0x5c, 0x87, 0x40, 0xf0, 0x40, 0xfa, 0x40), expected: "Aｱ日ソ①\ue000ⅰ" },
    { reason: "EUC-JP: one, two and three bytes", run: () => decode("euc-jp", 0xc6, 0xfc, 0x8e, 0xb1, 0x8f, 0xb0, 0xa1, 0xad, 0xa1), expected: "日ｱ丂①" },
    { reason: "ISO-2022-JP: character sets by escape sequences", run: () => decode("iso-2022-jp", 0x1b, 0x24, 0x42, 0x46, 0x7c, 0x1b, 0x28, 0x4a, 0x5c, 0x7e, 0x1b, 0x28, 0x49, 0x31, 0x1b, 0x28, 0x42, 0x5c), expected: "日¥‾ｱ\\" },
    { reason: "ISO-2022-JP: two escape sequences in a row, and false ones", run: () => [decode("iso-2022-jp", 0x1b, 0x28, 0x42, 0x1b, 0x28, 0x42, 0x61), decode("iso-2022-jp", 0x1b, 0x28, 0x80, 0x61), decode("iso-2022-jp", 0x1b), decode("iso-2022-jp", 0x1b, 0x24, 0x42, 0x46)], expected: ["\ufffda", "\ufffd(\ufffda", "\ufffd", "\ufffd"] },
    { reason: "GBK and GB18030: one, two and four bytes", run: () => [decode("gbk", 0x80, 0xc4, 0xe3), decode("gb18030", 0x81, 0x30, 0x81, 0x30, 0x94, 0x39, 0xfc, 0x36, 0xe3, 0x32, 0x9a, 0x35, 0xa3, 0xa0)], expected: ["€你", "\x80\u{1f600}\u{10ffff}\u3000"] },
    { reason: "GB18030: what four bytes do not mean is read again", run: () => [decode("gb18030", 0x81, 0x30, 0x81, 0x61), decode("gb18030", 0x81, 0x30, 0x61), decode("gb18030", 0xe3, 0x32, 0x9a, 0x36), decode("gb18030", 0x81, 0x30, 0x81)], expected: ["\ufffd0乤", "\ufffd0a", "\ufffd", "\ufffd"] },
    { reason: "Big5: Hong Kong's characters, and letters of two code points", run: () => decode("big5", 0xa4, 0xe9, 0x87, 0xa1, 0x88, 0x62, 0x88, 0xa5, 0xa1, 0x45), expected: "日\u{258de}\u00ca\u0304\u00ea\u030c\u2027" },
    { reason: "EUC-KR: what Windows adds", run: () => decode("euc-kr", 0xc7, 0xd1, 0x81, 0x41), expected: "한갂" },
    { reason: "an error of two bytes does not swallow ASCII", run: () => ["shift_jis", "euc-jp", "gbk", "big5", "euc-kr"].map((label) => [decode(label, 0x81, 0x3c), decode(label, 0xff, 0x3c)]), expected: Array(5).fill(["\ufffd<", "\ufffd<"]) },
    { reason: "half a character at the end", run: () => ["shift_jis", "euc-jp", "gbk", "big5", "euc-kr"].map((label) => decode(label, 0xc4)), expected: ["ﾄ", "\ufffd", "\ufffd", "\ufffd", "\ufffd"] },
    { reason: "in pieces", run: () => { const decoder = new TextDecoder("gb18030"); const options = { stream: true }; return [decoder.decode(bytes(0x94), options), decoder.decode(bytes(0x39, 0xfc), options), decoder.decode(bytes(0x36, 0xc4), options), decoder.decode(), decoder.decode(bytes(0x61))] }, expected: ["", "", "\u{1f600}", "\ufffd", "a"] },
    { reason: "fatal: an error, and a fresh start after it", run: () => { const decoder = new TextDecoder("shift_jis", { fatal: true }); let name; try { decoder.decode(bytes(0x81), { stream: true }); decoder.decode(bytes(0x20)) } catch (error) { name = error.name } return [name, decoder.decode(bytes(0x93, 0xfa))] }, expected: ["TypeError", "日"] },
    { reason: "U+FEFF is no byte order mark", run: () => decode("gb18030", 0x84, 0x31, 0x95, 0x33), expected: "\ufeff" },
    { reason: "a megabyte", run: () => { const text = new Uint8Array(1 << 20); for (let at = 0; at < text.length; at += 2) text.set([0x93, 0xfa], at); return new TextDecoder("shift_jis").decode(text) === "日".repeat(1 << 19) }, expected: true },
  ],
})
