const error = (run) => { try { return run() } catch (thrown) { return `${thrown.name}: ${thrown.message}` } }
class Point { constructor() { this.x = 1 } get y() { return 2 } }

;({
  title: "Structured clone",
  rows: [
    { reason: "primitives", run: () => ["a\ud800", 1, true, null, undefined].map((value) => Object.is(structuredClone(value), value)), expected: [true, true, true, true, true] },
    { reason: "NaN, -0 and big integers", run: () => [Object.is(structuredClone(NaN), NaN), Object.is(structuredClone(-0), -0), structuredClone(3n) === 3n], expected: [true, true, true] },
    { reason: "objects and arrays are copied, deep", run: () => { const value = { a: [{ b: 1 }] }; const copy = structuredClone(value); return [copy, copy.a[0] === value.a[0]] }, expected: [{ a: [{ b: 1 }] }, false] },
    { reason: "holes stay holes", run: () => { const copy = structuredClone([, 1]); return [copy.length, 0 in copy] }, expected: [2, false] },
    { reason: "cycles, and one object twice", run: () => { const value = { list: [] }; value.me = value; value.again = value.list; const copy = structuredClone(value); return [copy.me === copy, copy.again === copy.list] }, expected: [true, true] },
    { reason: "a key called __proto__ is a member", run: () => { const copy = structuredClone(JSON.parse('{"__proto__":{"x":1}}')); return [Object.keys(copy), copy.x === undefined] }, expected: [["__proto__"], true] },
    { reason: "an instance of a class becomes a plain object", run: () => { const copy = structuredClone(new Point()); return [copy, Object.getPrototypeOf(copy) === Object.prototype] }, expected: [{ x: 1 }, true] },
    { reason: "Date, RegExp, boxed values", run: () => [structuredClone(new Date(5)).getTime(), String(structuredClone(/a/gi)), typeof structuredClone(Object("s"))], expected: [5, "/a/gi", "object"] },
    { reason: "Map and Set, with their contents copied", run: () => { const key = {}; const copy = structuredClone(new Map([[key, new Set([1])]])); return [copy.has(key), [...[...copy][0][1]]] }, expected: [false, [1]] },
    { reason: "typed arrays that share a buffer go on sharing it", run: () => { const buffer = new ArrayBuffer(8); const [a, b] = structuredClone([new Uint8Array(buffer, 2, 3), new DataView(buffer)]); return [a.buffer === b.buffer, a.byteOffset, a.length] }, expected: [true, 2, 3] },
    { reason: "errors keep their type; unknown ones are Error", run: () => { const own = structuredClone(Object.assign(new RangeError("r"), { extra: 1 })); return [own instanceof RangeError, own.message, own.extra === undefined, structuredClone(Object.assign(new Error("m"), { name: "Mine" })).name] }, expected: [true, "r", true, "Error"] },
    { reason: "blobs", run: () => structuredClone(new Blob(["ab"], { type: "text/x" })).text(), expected: "ab" },
    { reason: "functions are named in the error", run: () => error(() => structuredClone({ f: function go() {} })), expected: "DataCloneError: the function go cannot be cloned" },
    { reason: "so are symbols", run: () => error(() => structuredClone(Symbol("s"))), expected: "DataCloneError: Symbol(s) cannot be cloned" },
    { reason: "so are nodes", run: () => error(() => structuredClone([document.body])), expected: "DataCloneError: an object of type HTMLBodyElement cannot be cloned" },
    { reason: "promises and weak maps cannot be", run: () => [error(() => structuredClone(Promise.resolve())), error(() => structuredClone(new WeakMap()))], expected: ["DataCloneError: an object of type Promise cannot be cloned", "DataCloneError: an object of type WeakMap cannot be cloned"] },
    { reason: "a transferred buffer is gone here and its views are there", run: () => { const view = new Uint8Array([1, 2, 3, 4]).subarray(1, 3); const copy = structuredClone({ view }, { transfer: [view.buffer] }); return [view.length, [...copy.view]] }, expected: [0, [2, 3]] },
    { reason: "nothing is transferred when something cannot be cloned", run: () => { const buffer = new ArrayBuffer(4); error(() => structuredClone([buffer, () => {}], { transfer: [buffer] })); return buffer.byteLength }, expected: 4 },
    { reason: "a buffer cannot be transferred twice", run: () => { const buffer = new ArrayBuffer(4); return error(() => structuredClone(1, { transfer: [buffer, buffer] })) }, expected: "DataCloneError: an object is in the transfer list twice" },
    { reason: "depth is no limit", run: () => { let value = []; for (let depth = 0; depth < 100000; depth++) value = [value]; let copy = structuredClone(value); let count = 0; while (copy.length > 0) { copy = copy[0]; count++ } return count }, expected: 100000 },
    { reason: "a message for the host has only values that it knows", run: () => __controller.structuredSerialize({ map: new Map([["a", 1]]), pairs: new Map([[1, 2]]), set: new Set([3]), bytes: new Uint16Array([1, 2]), gone: undefined, items: [undefined], box: Object("s"), re: /x/g }), expected: { map: { a: 1 }, pairs: [[1, 2]], set: [3], bytes: { 0: 1, 1: 0, 2: 2, 3: 0 }, items: [null], box: "s", re: "x" } },
    { reason: "a date stays a date, and is a copy", run: () => { const date = new Date(7); const copy = __controller.structuredSerialize([date])[0]; return [copy instanceof Date, copy === date, copy.getTime()] }, expected: [true, false, 7] },
    { reason: "a message cannot hold a cycle", run: () => { const value = {}; value.value = value; return error(() => __controller.structuredSerialize(value)) }, expected: "DataCloneError: a message cannot hold a cycle" },
    { reason: "nor a node", run: () => __controller.structuredSerialize({ node: document }), expected: "throws DataCloneError" },
  ],
})
