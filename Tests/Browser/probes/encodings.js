// Encodings of text: https://encoding.spec.whatwg.org/
probes("encodings", (probe) => {
  const attempt = (run) => { try { return run() } catch (error) { return error.name } }
  const singleByte = "ibm866 iso-8859-2 iso-8859-3 iso-8859-4 iso-8859-5 iso-8859-6 iso-8859-7 iso-8859-8 iso-8859-8-i iso-8859-10 iso-8859-13 iso-8859-14 iso-8859-15 iso-8859-16 koi8-r koi8-u macintosh windows-874 windows-1250 windows-1251 windows-1252 windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-1258 x-mac-cyrillic x-user-defined".split(" ")
  const multiByte = "gbk gb18030 big5 euc-jp iso-2022-jp shift_jis euc-kr".split(" ")
  /** A number that stands for a long text. */
  const digest = (text) => { let hash = 2166136261; for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619); return `${text.length} ${hash >>> 0}` }
  const random = (seed) => () => { seed ^= seed << 13; seed ^= seed >>> 17; seed ^= seed << 5; return (seed >>> 0) / 4294967296 }
  const bytesOf = (...bytes) => new Uint8Array(bytes)

  const labels = {
    "utf-8": "unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8",
    "ibm866": "866 cp866 csibm866 ibm866",
    "iso-8859-2": "csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2",
    "iso-8859-3": "csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3",
    "iso-8859-4": "csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4",
    "iso-8859-5": "csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988",
    "iso-8859-6": "arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987",
    "iso-8859-7": "csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek",
    "iso-8859-8": "csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual",
    "iso-8859-8-i": "csiso88598i iso-8859-8-i logical",
    "iso-8859-10": "csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6",
    "iso-8859-13": "iso-8859-13 iso8859-13 iso885913",
    "iso-8859-14": "iso-8859-14 iso8859-14 iso885914",
    "iso-8859-15": "csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9",
    "iso-8859-16": "iso-8859-16",
    "koi8-r": "cskoi8r koi koi8 koi8-r koi8_r",
    "koi8-u": "koi8-ru koi8-u",
    "macintosh": "csmacintosh mac macintosh x-mac-roman",
    "windows-874": "dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874",
    "windows-1250": "cp1250 windows-1250 x-cp1250",
    "windows-1251": "cp1251 windows-1251 x-cp1251",
    "windows-1252": "ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252",
    "windows-1253": "cp1253 windows-1253 x-cp1253",
    "windows-1254": "cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 windows-1254 x-cp1254",
    "windows-1255": "cp1255 windows-1255 x-cp1255",
    "windows-1256": "cp1256 windows-1256 x-cp1256",
    "windows-1257": "cp1257 windows-1257 x-cp1257",
    "windows-1258": "cp1258 windows-1258 x-cp1258",
    "x-mac-cyrillic": "x-mac-cyrillic x-mac-ukrainian",
    "gbk": "chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk",
    "gb18030": "gb18030",
    "big5": "big5 big5-hkscs cn-big5 csbig5 x-x-big5",
    "euc-jp": "cseucpkdfmtjapanese euc-jp x-euc-jp",
    "iso-2022-jp": "csiso2022jp iso-2022-jp",
    "shift_jis": "csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis",
    "euc-kr": "cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949",
    "utf-16be": "unicodefffe utf-16be",
    "utf-16le": "csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le",
    "x-user-defined": "x-user-defined",
    "replacement": "csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr replacement",
  }
  for (const [name, list] of Object.entries(labels)) probe(`labels of ${name}`, () => list.split(" ").map((label) => attempt(() => new TextDecoder(label).encoding)))
  probe("labels with space and capitals around", () => [" KOI8-R\n", "\tShift_JIS\f", "\u00a0koi8-r", "koi8\u2010r", "", " ", "k\u212Aoi8-r", "iso-8859-9 "].map((label) => attempt(() => new TextDecoder(label).encoding)))
  for (const name of singleByte) {
    probe(`every byte of ${name}`, () => new TextDecoder(name).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)))
    probe(`bytes that are none of ${name}`, () => { const decoder = new TextDecoder(name, { fatal: true }); return Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => attempt(() => decoder.decode(bytesOf(byte))) === "TypeError") })
  }
  for (const name of multiByte) {
    probe(`every single byte of ${name}`, () => { const decoder = new TextDecoder(name); return Array.from({ length: 256 }, (_, byte) => decoder.decode(bytesOf(byte))).join("") })
    for (let lead = 0x80; lead < 0x100; lead += 0x10) probe(`every two bytes of ${name} from ${lead.toString(16)} on`, () => { const bytes = []; for (let a = lead; a < lead + 0x10; a++) for (let b = 0; b < 256; b++) bytes.push(a, b, 0x0a, 0x0a); return digest(new TextDecoder(name).decode(Uint8Array.from(bytes))) })
    for (let seed = 1; seed <= 8; seed++) {
      const noise = () => { const next = random(seed * 7919); const alphabet = name === "iso-2022-jp" ? [0x1b, 0x24, 0x42, 0x28, 0x4a, 0x49, 0x40, 0x21, 0x5c, 0x7e, 0x30, 0x0e, 0xa0, 0x61] : [0x30, 0x39, 0x41, 0x7f, 0x80, 0x81, 0x8e, 0x8f, 0xa1, 0xa4, 0xc8, 0xe3, 0xfe, 0xff]; return Uint8Array.from({ length: 4000 }, () => (next() < 0.3 ? Math.floor(next() * 256) : alphabet[Math.floor(next() * alphabet.length)])) }
      probe(`noise ${seed} in ${name}`, () => digest(new TextDecoder(name).decode(noise())))
      probe(`noise ${seed} in ${name}, in pieces`, () => { const decoder = new TextDecoder(name), bytes = noise(), next = random(seed); let text = ""; for (let at = 0; at < bytes.length;) { const size = Math.floor(next() * 4); text += decoder.decode(bytes.subarray(at, at + size), { stream: true }); at += size } return digest(text + decoder.decode()) })
      probe(`noise ${seed} in ${name}, up to the first error`, () => { const bytes = noise(); const decoder = new TextDecoder(name, { fatal: true }); return [1, 2, 3, 4, 5, 6, 7, 8, 16, 32].map((size) => attempt(() => digest(decoder.decode(bytes.subarray(size, 2 * size))))) })
    }
    probe(`${name} is as before after an error`, () => { const decoder = new TextDecoder(name, { fatal: true }); return [attempt(() => decoder.decode(bytesOf(0xff, 0xff, 0x1b), { stream: true })), decoder.decode(bytesOf(0x61)), attempt(() => decoder.decode(bytesOf(0x61, 0x81))), decoder.decode(bytesOf(0x62))] })
    probe(`a byte order mark in ${name}`, () => [new TextDecoder(name).decode(bytesOf(0xef, 0xbb, 0xbf, 0x61)), new TextDecoder(name, { ignoreBOM: true }).decode(bytesOf(0xfe, 0xff, 0x61))])
    probe(`nothing in ${name}`, () => { const decoder = new TextDecoder(name); return [decoder.decode(), decoder.decode(bytesOf(), { stream: true }), decoder.decode(bytesOf(0x61))] })
  }
  for (const [name, from, to] of [["gb18030", 0, 12000], ["gb18030", 12000, 24000], ["gb18030", 24000, 39420], ["gb18030", 39420, 40000], ["gb18030", 188990, 190000], ["gb18030", 1237500, 1237700]]) probe(`four bytes of ${name} from ${from} to ${to}`, () => { const bytes = []; for (let p = from; p < to; p++) bytes.push(0x81 + Math.floor(p / 12600), 0x30 + Math.floor(p / 1260) % 10, 0x81 + Math.floor(p / 10) % 126, 0x30 + p % 10); return digest(new TextDecoder(name).decode(Uint8Array.from(bytes))) })
  probe("three bytes of euc-jp", () => { const bytes = []; for (let a = 0xa1; a < 0xff; a++) for (let b = 0xa1; b < 0xff; b++) bytes.push(0x8f, a, b); return digest(new TextDecoder("euc-jp").decode(Uint8Array.from(bytes))) })
  probe("U+FEFF of gb18030 is a character", () => new TextDecoder("gb18030").decode(bytesOf(0x84, 0x31, 0x95, 0x33, 0x61)).length)
  for (const [what, bytes] of Object.entries({ "two bytes a character": [0x1b, 0x24, 0x42, 0x24, 0x22, 0x1b, 0x28, 0x42, 0x61], "one in a row": [0x1b, 0x28, 0x42, 0x1b, 0x28, 0x42, 0x61], "Roman": [0x1b, 0x28, 0x4a, 0x5c, 0x7e], "katakana": [0x1b, 0x28, 0x49, 0x21, 0x60], "an unknown escape": [0x1b, 0x28, 0x43, 0x61], "half an escape": [0x1b, 0x24], "an escape in a character": [0x1b, 0x24, 0x42, 0x24, 0x1b, 0x28, 0x42], "half a character": [0x1b, 0x24, 0x42, 0x24], "shifts": [0x0e, 0x0f], "the old set": [0x1b, 0x24, 0x40, 0x30, 0x21] })) probe(`iso-2022-jp: ${what}`, () => [new TextDecoder("iso-2022-jp").decode(bytesOf(...bytes)), attempt(() => new TextDecoder("iso-2022-jp", { fatal: true }).decode(bytesOf(...bytes)))])
})
