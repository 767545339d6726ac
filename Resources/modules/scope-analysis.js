/**
 * Which identifiers of a module mean a binding of its top level that the rewriting must follow: imported
 * names, and names that are exported and may change.
 */

const functionTypes = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"])

/** The names that a binding pattern declares. */
export function* boundNames(pattern) {
  switch (pattern?.type) {
    case "Identifier":
      yield pattern.name
      break
    case "ObjectPattern":
      for (const property of pattern.properties) yield* boundNames(property.type === "Property" ? property.value : property)
      break
    case "ArrayPattern":
      for (const element of pattern.elements) yield* boundNames(element)
      break
    case "AssignmentPattern":
      yield* boundNames(pattern.left)
      break
    case "RestElement":
      yield* boundNames(pattern.argument)
      break
  }
}

/** The child nodes of a node, in source order as acorn stores them. */
function* children(node) {
  for (const key in node) {
    const value = node[key]
    if (Array.isArray(value)) {
      for (const item of value) if (item && typeof item.type === "string") yield item
    } else if (value && typeof value.type === "string") yield value
  }
}

/** `var` declarations of a function or of the module, in nested statements too, each with the node that it is directly in. */
export function* varDeclarations(node) {
  for (const child of children(node)) {
    if (child.type === "VariableDeclaration" && child.kind === "var") yield { declaration: child, parent: node }
    if (!functionTypes.has(child.type) && child.type !== "ClassBody") yield* varDeclarations(child)
  }
}

/** Names that `let`, `const`, `class` and functions declare directly in a list of statements. */
function* lexicalNames(statements) {
  for (const statement of statements) {
    if (statement.type === "VariableDeclaration" && statement.kind !== "var") {
      for (const { id } of statement.declarations) yield* boundNames(id)
    } else if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration") {
      yield statement.id.name
    }
  }
}

/** Names that a variable declaration declares. */
export function* varNamesOf({ declarations }) {
  for (const { id } of declarations) yield* boundNames(id)
}

function* varNames(node) {
  for (const { declaration } of varDeclarations(node)) yield* varNamesOf(declaration)
}

/**
 * Walks a module.
 *
 * @param {object} program
 * @param {Set<string>} names - the top-level names to follow
 * @returns {{ references: object[], targets: object[], changes: object[], dynamicImports: object[], metas: object[], awaits: object[], loopsAwait: boolean,
 *   statements: Map<number, object> }}
 *   `references` are `{ node, shorthand }` of identifiers that read a followed name, `targets` those that an
 *   assignment writes; `changes` are `{ node, names, statement }` of the expressions, loops and
 *   `var` declarations that write one; `awaits` and `loopsAwait` are of the module's own level, outside functions; `statements` has the expression of each
 *   expression statement under the offset where it starts
 */
export function analyse(program, names) {
  const found = { references: [], targets: [], changes: [], dynamicImports: [], metas: [], awaits: [], loopsAwait: false, statements: new Map() }
  const shadow = (hidden, declared) => {
    let result = hidden
    for (const name of declared) {
      if (!names.has(name) || result.has(name)) continue
      if (result === hidden) result = new Set(hidden)
      result.add(name)
    }
    return result
  }
  const followed = (name, hidden) => names.has(name) && !hidden.has(name)

  function read(node, hidden, shorthand) {
    if (followed(node.name, hidden)) found.references.push({ node, shorthand })
  }

  /** A pattern on the left of an assignment; answers the followed names that it writes. */
  function write(pattern, hidden, depth, shorthand = false) {
    switch (pattern.type) {
      case "Identifier":
        if (!followed(pattern.name, hidden)) return []
        found.targets.push({ node: pattern, shorthand })
        return [pattern.name]
      case "ObjectPattern":
        return pattern.properties.flatMap((property) => {
          if (property.type === "RestElement") return write(property.argument, hidden, depth)
          if (property.computed) visit(property.key, hidden, depth)
          return write(property.value, hidden, depth, property.shorthand)
        })
      case "ArrayPattern":
        return pattern.elements.flatMap((element) => (element ? write(element, hidden, depth) : []))
      case "AssignmentPattern":
        visit(pattern.right, hidden, depth)
        return write(pattern.left, hidden, depth, shorthand)
      case "RestElement":
        return write(pattern.argument, hidden, depth)
      default:
        visit(pattern, hidden, depth)
        return []
    }
  }

  /** Default values and computed keys inside a declaration's pattern. */
  function visitPattern(pattern, hidden, depth) {
    switch (pattern?.type) {
      case "ObjectPattern":
        for (const property of pattern.properties) {
          if (property.computed) visit(property.key, hidden, depth)
          visitPattern(property.type === "Property" ? property.value : property, hidden, depth)
        }
        break
      case "ArrayPattern":
        for (const element of pattern.elements) visitPattern(element, hidden, depth)
        break
      case "AssignmentPattern":
        visitPattern(pattern.left, hidden, depth)
        visit(pattern.right, hidden, depth)
        break
      case "RestElement":
        visitPattern(pattern.argument, hidden, depth)
        break
    }
  }

  function visitFunction(node, hidden, depth) {
    const own = node.params.flatMap((param) => [...boundNames(param)])
    if (node.type === "FunctionExpression" && node.id) own.push(node.id.name)
    if (node.type !== "ArrowFunctionExpression") own.push("arguments")
    if (node.body.type === "BlockStatement") own.push(...varNames(node.body), ...lexicalNames(node.body.body))
    const inner = shadow(hidden, own)
    for (const param of node.params) visitPattern(param, inner, depth + 1)
    if (node.body.type === "BlockStatement") for (const statement of node.body.body) visit(statement, inner, depth + 1)
    else visit(node.body, inner, depth + 1)
  }

  function visitDeclarators({ declarations }, hidden, depth) {
    for (const { id, init } of declarations) {
      visitPattern(id, hidden, depth)
      if (init) visit(init, hidden, depth)
    }
  }

  function visitAll(nodes, hidden, depth) {
    for (const node of nodes) if (node) visit(node, hidden, depth)
  }

  function change(node, written, statement) {
    if (written.length > 0) found.changes.push({ node, names: written, statement })
  }

  function visit(node, hidden, depth, statement = false) {
    switch (node.type) {
      case "Identifier":
        return read(node, hidden, false)
      case "ExpressionStatement":
        found.statements.set(node.start, node.expression)
        return visit(node.expression, hidden, depth, true)
      case "FunctionDeclaration":
      case "FunctionExpression":
      case "ArrowFunctionExpression":
        return visitFunction(node, hidden, depth)
      case "ClassDeclaration":
      case "ClassExpression": {
        const inner = node.id ? shadow(hidden, [node.id.name]) : hidden
        if (node.superClass) visit(node.superClass, inner, depth)
        for (const member of node.body.body) {
          if (member.computed) visit(member.key, inner, depth)
          if (member.type === "StaticBlock") visitAll(member.body, shadow(inner, [...varNames(member), ...lexicalNames(member.body)]), depth + 1)
          else if (member.value) visit(member.value, inner, depth + 1)
        }
        return
      }
      case "BlockStatement":
        return visitAll(node.body, shadow(hidden, lexicalNames(node.body)), depth)
      case "SwitchStatement": {
        visit(node.discriminant, hidden, depth)
        const inner = shadow(hidden, node.cases.flatMap(({ consequent }) => [...lexicalNames(consequent)]))
        for (const { test, consequent } of node.cases) visitAll([test, ...consequent], inner, depth)
        return
      }
      case "CatchClause": {
        const inner = shadow(hidden, boundNames(node.param))
        if (node.param) visitPattern(node.param, inner, depth)
        return visit(node.body, inner, depth)
      }
      case "ForStatement": {
        const inner = node.init?.type === "VariableDeclaration" ? shadow(hidden, lexicalNames([node.init])) : hidden
        return visitAll([node.init, node.test, node.update, node.body], inner, depth)
      }
      case "ForInStatement":
      case "ForOfStatement": {
        if (node.await && depth === 0) found.loopsAwait = true
        const declares = node.left.type === "VariableDeclaration"
        const inner = declares ? shadow(hidden, lexicalNames([node.left])) : hidden
        visit(node.right, inner, depth)
        let written = []
        if (!declares) written = write(node.left, inner, depth)
        else {
          visitPattern(node.left.declarations[0].id, inner, depth)
          if (node.left.kind === "var") written = [...varNamesOf(node.left)].filter((name) => followed(name, hidden))
        }
        visit(node.body, inner, depth)
        return change(node, written, false)
      }
      case "VariableDeclaration":
        visitDeclarators(node, hidden, depth)
        if (node.kind !== "var") return
        return change(node, [...varNamesOf(node)].filter((name) => followed(name, hidden)), false)
      case "AssignmentExpression": {
        const written = write(node.left, hidden, depth)
        visit(node.right, hidden, depth)
        return change(node, written, statement)
      }
      case "UpdateExpression":
        return change(node, write(node.argument, hidden, depth), statement)
      case "MemberExpression":
        visit(node.object, hidden, depth)
        if (node.computed) visit(node.property, hidden, depth)
        return
      case "Property":
        if (node.computed) visit(node.key, hidden, depth)
        if (node.shorthand && node.value.type === "Identifier") return read(node.value, hidden, true)
        return visit(node.value, hidden, depth)
      case "MethodDefinition":
      case "PropertyDefinition":
        if (node.computed) visit(node.key, hidden, depth)
        if (node.value) visit(node.value, hidden, depth)
        return
      case "LabeledStatement":
        return visit(node.body, hidden, depth)
      case "BreakStatement":
      case "ContinueStatement":
        return
      case "ImportDeclaration":
      case "ExportAllDeclaration":
        return
      case "ExportNamedDeclaration":
        if (node.declaration) visit(node.declaration, hidden, depth)
        return
      case "MetaProperty":
        if (node.meta.name === "import") found.metas.push(node)
        return
      case "ImportExpression":
        found.dynamicImports.push(node)
        return visitAll([node.source, node.options], hidden, depth)
      case "AwaitExpression":
        if (depth === 0) found.awaits.push(node)
        return visit(node.argument, hidden, depth)
      default:
        for (const child of children(node)) visit(child, hidden, depth)
    }
  }

  visitAll(program.body, new Set(), 0)
  return found
}
