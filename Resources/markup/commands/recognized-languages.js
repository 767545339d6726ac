import { getPlugin } from "../registry/plugins.js"

/** The names and aliases of the languages that highlighting knows. */
const names = new Set(
  `xml bash c cpp csharp css markdown diff ruby go graphql ini java javascript json kotlin less lua makefile perl objectivec
  php php-template plaintext python python-repl r rust scss shell sql swift yaml typescript vbnet wasm html xhtml rss atom xjb
  xsd xsl plist wsf svg sh zsh h cc c++ h++ hpp hh hxx cxx cs c# md mkdown mkd patch rb gemspec podspec thor irb golang gql toml
  jsp js jsx mjs cjs jsonc kt kts pluto mk mak make pl pm mm objc obj-c obj-c++ objective-c++ text txt py gyp ipython pycon rs
  console shellsession yml ts tsx mts cts vb`.split(/\s+/),
)

/** Whether a language is known: to a plugin that shows code, by its exact name, or to highlighting, in any case. */
export function isRecognizedLanguage(name) {
  if (typeof name !== "string") return false
  return getPlugin(name)?.type === "codeview" || names.has(name.trim().toLowerCase())
}
