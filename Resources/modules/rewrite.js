/**
 * A module as a script that keeps every line and column:
 *
 *     import { MU } from "./markup-editor.js"       (class{static*module(MU){yield ʟ;
 *     export const count = () => MU.stats()    →    ;     const count = () => MU.stats();ʟ();
 *
 *                                                   function ʟ(update, value) { … }}}).module
 *
 * The generator method runs up to its `yield` when the module is linked: function declarations exist from
 * then on, as in a real module. Imports are its parameters, so that they read, and are called, as plain
 * variables; the trailing function hands out a getter for each exported binding and a setter for each
 * import, and a module tells its importers whenever an exported binding may have changed (`ʟ()`). A class
 * body is strict code, as a module is. What takes more room than it had (the head where no import or
 * comment gives it any, a change of an exported variable) moves the rest of its line alone.
 */
import { analyse } from "./scope-analysis.js"
import { declaredNames } from "./describe.js"
import { Edits, blankOf, lineEnd } from "./edits.js"

/**
 * @param {string} source
 * @param {object} program - its ESTree program
 * @param {object} module - what `describe` tells of it
 * @param {Set<string>} guarded - imported names that may be read before they are initialised, in a cycle
 * @returns {{ script: string, parameters: string[], isAsync: boolean, awaits: boolean, moved: number, defaultName: string }}
 *   `script`: an expression for a generator method, which yields what the module awaits; when `awaits`, for a loop
 *   that awaits, for an async method; `parameters`: what it is called with, an imported name, "import()" or
 *   "import.meta" each, after the function that an async method gives its `ʟ` to; `moved`: by how many units the head moves the code of the first line
 */
export function rewriteModule(source, program, module, guarded) {
  const link = unusedName(source, "\u029f")
  const defaultName = unusedName(source, "\u1d05")
  const importName = unusedName(source, "imp\u1d0frt")
  const metaName = unusedName(source, "m\u1d07ta")
  const dummy = unusedName(source, "\u1d20")
  const importNames = new Set(module.imports.map(({ local }) => local))
  const exported = new Set([...module.localExports.values()].filter((local) => local !== null))
  const found = analyse(program, new Set([...importNames, ...exported]))
  const edits = new Edits(source)

  for (const { node, names, statement } of found.changes) {
    if (!names.some((name) => exported.has(name))) continue
    if (node.type === "ForInStatement" || node.type === "ForOfStatement") edits.wrap(node.body, `{${link}();`, "}")
    else if (node.type === "VariableDeclaration") edits.wrap(node.declarations.at(-1), "", `,${dummy}=${link}()`)
    else if (statement) edits.wrap(node, "", `,${link}()`)
    else edits.wrap(node, `${link}(0,`, ")")
  }
  for (const { node, shorthand } of found.targets) {
    // An import is read-only: the engine's own error comes from writing a read-only property.
    if (importNames.has(node.name)) edits.replace(node.start, node.end, `${shorthand ? `${node.name}:` : ""}${link}.${node.name}`)
  }
  for (const { node, shorthand } of found.references) {
    if (guarded.has(node.name)) edits.replace(node.start, node.end, `${shorthand ? `${node.name}:` : ""}(${link}.${node.name}())`)
  }
  if (!found.loopsAwait) for (const node of found.awaits) awaitByYield(node)
  for (const { start } of found.dynamicImports) edits.replace(start, start + "import".length, importName)
  for (const { start, end } of found.metas) edits.blank(start, end, metaName)

  for (const statement of program.body) {
    switch (statement.type) {
      case "ImportDeclaration":
      case "ExportAllDeclaration":
        edits.blank(statement.start, statement.end)
        break
      case "ExportDefaultDeclaration":
        rewriteDefault(statement)
        break
      case "ExportNamedDeclaration":
        if (statement.declaration) edits.blank(statement.start, statement.declaration.start)
        else edits.blank(statement.start, statement.end)
        if (statement.declaration) tellAfter(statement.declaration)
        break
      default:
        tellAfter(statement)
    }
  }

  /** `await x` as `(yield x)`: the loader drives the body, whose first part so runs at once. */
  function awaitByYield(node) {
    const statement = found.statements.get(node.start)
    if (statement === node) return edits.replace(node.start, node.start + "await".length, "yield")
    // At the start of a statement a parenthesis would call what ends the line before.
    const hasRoom = !statement && source[node.start - 1] === " "
    edits.replace(hasRoom ? node.start - 1 : node.start, node.start + "await".length, statement ? "0,(yield" : "(yield")
    edits.wrap(node, "", ")")
  }

  /** Tells the importers when a declaration has run; \`var\` is among the changes. */
  function tellAfter(declaration) {
    if (declaration.type === "FunctionDeclaration" || declaration.kind === "var") return
    if (declaredNames(declaration).some((name) => exported.has(name))) edits.wrap(declaration, "", `;${link}();`)
  }

  function rewriteDefault({ start, end, declaration }) {
    const isFunction = declaration.type === "FunctionDeclaration"
    if (declaration.id) {
      edits.blank(start, declaration.start)
      tellAfter(declaration)
    } else if (isFunction) {
      const open = source.indexOf("(", afterKeyword(source, declaration.start))
      edits.blank(start, open, `;${declaration.async ? "async " : ""}function${declaration.generator ? "*" : " "}${defaultName}`)
    } else {
      edits.blank(start, declaration.start, `;const ${defaultName}=`)
      edits.wrap({ start, end }, "", `;${link}();`)
    }
  }

  const parameters = [...importNames]
  const names = [...importNames]
  if (found.dynamicImports.length > 0) parameters.push("import()"), names.push(importName)
  if (found.metas.length > 0) parameters.push("import.meta"), names.push(metaName)
  const awaits = found.loopsAwait
  const isAsync = awaits || found.awaits.length > 0
  const wait = unusedName(source, "\u1d21")
  const head = awaits
    ? `(class{static async module(${[wait, ...names]}){await ${wait}(${link});`
    : `(class{static*module(${names}){yield ${link};`
  const entries = (list) => `{__proto__:null,${list.join(",")}}`
  const getters = entries([...module.localExports].map(([name, local]) => `[${JSON.stringify(name)}]:()=>${local ?? defaultName}`))
  const setters = entries([...importNames].map((local) => `[${JSON.stringify(local)}]:${dummy}=>{${local}=${dummy}}`))
  const tail = `\nfunction ${link}(update,value){if(!update){${link}["*"]();return value}` +
    `${link}["*"]=update;return{getters:${getters},setters:${setters}}}}}).module`
  return { ...placeHead(edits.apply(), head, tail, roomFor(source, program)), parameters, isAsync, awaits, defaultName }
}

/**
 * A classic script whose `import()` calls `name(number, …)`; null when it has none.
 *
 * @param {object} program
 * @param {string} call - seven UTF-16 units, the length of `import(`
 */
export function rewriteDynamicImports(source, program, call) {
  const { dynamicImports } = analyse(program, new Set())
  if (dynamicImports.length === 0) return null
  const edits = new Edits(source)
  for (const { start } of dynamicImports) edits.replace(start, source.indexOf("(", start) + 1, call)
  return edits.apply()
}

/** Up to where a module has nothing but imports, comments and white space. */
function roomFor(source, program) {
  return program.body.find(({ type }) => type !== "ImportDeclaration")?.start ?? source.length
}

/** Puts the head where it moves no code, if the first line has such a place; else before the code. */
function placeHead(body, head, tail, room) {
  const clear = blankOf(body.slice(0, room)) + body.slice(room)
  const end = lineEnd(clear, 0)
  // What `export` leaves is room as well.
  const free = /^[ ;]*/.exec(clear)[0].length
  if (free >= end) return { script: head + clear.slice(end) + tail, moved: 0 }
  const moved = Math.max(0, head.length - free)
  return { script: head + clear.slice(Math.min(free, head.length)) + tail, moved }
}

/** The offset after `function` of a function declaration that may begin with `async`. */
function afterKeyword(source, start) {
  const pattern = /(?:async(?:\s|\/\*[^]*?\*\/|\/\/.*)+)?function/y
  pattern.lastIndex = start
  pattern.exec(source)
  return pattern.lastIndex
}

function unusedName(source, name) {
  // The names are of letters that hardly any script uses; their number of letters stays.
  let candidate = name
  for (let code = 0x1d00; source.includes(candidate); code++) {
    candidate = name.replace(/[^\x00-\x7f]/, String.fromCharCode(code))
  }
  return candidate
}
