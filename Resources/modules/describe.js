import { boundNames } from "./scope-analysis.js"

/**
 * What a module asks of others and offers them: the lists of ECMA-262's Source Text Module Records.
 *
 * @param {object} program - the ESTree program of a module
 * @returns {{
 *   requests: { specifier: string, type: string | null, start: number }[],
 *   imports: { local: string, request: number, imported: string, start: number }[],
 *   localExports: Map<string, string>,
 *   indirectExports: Map<string, { request: number, imported: string, start: number }>,
 *   starExports: number[],
 * }} `imported` is "*" for a namespace; `localExports` maps the exported name to that of the binding
 * @see https://tc39.es/ecma262/#sec-source-text-module-records
 */
export function describe(program) {
  const module = { requests: [], imports: [], localExports: new Map(), indirectExports: new Map(), starExports: [] }
  const request = ({ source, attributes }) => {
    const type = attributes.find(({ key }) => key === "type")?.value ?? null
    module.requests.push({ specifier: source.value, type, start: source.start })
    return module.requests.length - 1
  }
  for (const statement of program.body) {
    switch (statement.type) {
      case "ImportDeclaration": {
        const index = request(statement)
        for (const specifier of statement.specifiers) {
          const { local, start } = specifier
          module.imports.push({ local: local.name, request: index, imported: importedName(specifier), start })
        }
        break
      }
      case "ExportAllDeclaration": {
        const index = request(statement)
        if (statement.exported === null) module.starExports.push(index)
        else module.indirectExports.set(nameOf(statement.exported), { request: index, imported: "*", start: statement.start })
        break
      }
      case "ExportDefaultDeclaration":
        module.localExports.set("default", statement.declaration.id?.name ?? null)
        break
      case "ExportNamedDeclaration":
        if (statement.declaration) {
          for (const name of declaredNames(statement.declaration)) module.localExports.set(name, name)
        } else if (statement.source) {
          const index = request(statement)
          for (const { local, exported, start } of statement.specifiers) {
            module.indirectExports.set(nameOf(exported), { request: index, imported: nameOf(local), start })
          }
        } else {
          for (const { local, exported } of statement.specifiers) module.localExports.set(nameOf(exported), nameOf(local))
        }
        break
    }
  }
  // An import that is exported again is the other module's binding.
  for (const [exported, local] of [...module.localExports]) {
    const imported = module.imports.find((entry) => entry.local === local)
    if (!imported) continue
    module.localExports.delete(exported)
    module.indirectExports.set(exported, { request: imported.request, imported: imported.imported, start: imported.start })
  }
  return module
}

/** Names that a statement declares. */
export function declaredNames(declaration) {
  switch (declaration.type) {
    case "VariableDeclaration":
      return declaration.declarations.flatMap(({ id }) => [...boundNames(id)])
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return [declaration.id.name]
    default:
      return []
  }
}

function importedName(specifier) {
  switch (specifier.type) {
    case "ImportDefaultSpecifier":
      return "default"
    case "ImportNamespaceSpecifier":
      return "*"
    default:
      return nameOf(specifier.imported)
  }
}

/** A module export name: an identifier or a string. */
function nameOf(node) {
  return node.type === "Identifier" ? node.name : node.value
}
