// The members of every interface that is a global, as names with their kind: what a script can find out without calling any.
compare.members = () => {
  const kindOf = (descriptor) => {
    const flags = `${descriptor.enumerable ? "e" : ""}${descriptor.configurable ? "c" : ""}${descriptor.writable ? "w" : ""}`
    if (descriptor.get !== undefined || descriptor.set !== undefined) return `attribute ${descriptor.set === undefined ? "readonly " : ""}${flags}`
    if (typeof descriptor.value === "function") return `operation(${descriptor.value.length}) ${flags}`
    return `constant ${compare.describe(descriptor.value)} ${flags}`
  }
  const membersOf = (object, prefix, skip) => {
    const members = {}
    for (const key of Reflect.ownKeys(object)) {
      const name = typeof key === "symbol" ? `[${key.description}]` : key
      if (!skip.has(name)) members[prefix + name] = kindOf(Object.getOwnPropertyDescriptor(object, key))
    }
    return members
  }
  const interfaces = {}
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    // The language's own constructors are the engines' business.
    if (!/^[A-Z][a-z]*[A-Za-z0-9]*$/.test(name) || Object.getOwnPropertyDescriptor(globalThis, name).enumerable) continue
    const value = globalThis[name]
    if (typeof value !== "function" || typeof value.prototype !== "object") continue
    if (Object.getPrototypeOf(value.prototype) === Object.prototype && value.prototype[Symbol.toStringTag] === undefined) continue
    interfaces[name] = {
      parent: Object.getPrototypeOf(value.prototype)?.constructor?.name ?? null,
      length: value.length,
      ...membersOf(value, "static ", new Set(["length", "name", "prototype", "arguments", "caller"])),
      ...membersOf(value.prototype, "", new Set(["constructor"])),
    }
  }
  return JSON.stringify(interfaces)
}
