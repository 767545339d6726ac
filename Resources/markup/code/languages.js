import core from "highlight.js/lib/core.js"
import bash from "highlight.js/lib/languages/bash.js"
import c from "highlight.js/lib/languages/c.js"
import cpp from "highlight.js/lib/languages/cpp.js"
import csharp from "highlight.js/lib/languages/csharp.js"
import css from "highlight.js/lib/languages/css.js"
import diff from "highlight.js/lib/languages/diff.js"
import go from "highlight.js/lib/languages/go.js"
import graphql from "highlight.js/lib/languages/graphql.js"
import ini from "highlight.js/lib/languages/ini.js"
import java from "highlight.js/lib/languages/java.js"
import javascript from "highlight.js/lib/languages/javascript.js"
import json from "highlight.js/lib/languages/json.js"
import kotlin from "highlight.js/lib/languages/kotlin.js"
import less from "highlight.js/lib/languages/less.js"
import lua from "highlight.js/lib/languages/lua.js"
import makefile from "highlight.js/lib/languages/makefile.js"
import markdown from "highlight.js/lib/languages/markdown.js"
import objectivec from "highlight.js/lib/languages/objectivec.js"
import perl from "highlight.js/lib/languages/perl.js"
import php from "highlight.js/lib/languages/php.js"
import phpTemplate from "highlight.js/lib/languages/php-template.js"
import plaintext from "highlight.js/lib/languages/plaintext.js"
import python from "highlight.js/lib/languages/python.js"
import pythonREPL from "highlight.js/lib/languages/python-repl.js"
import r from "highlight.js/lib/languages/r.js"
import ruby from "highlight.js/lib/languages/ruby.js"
import rust from "highlight.js/lib/languages/rust.js"
import scss from "highlight.js/lib/languages/scss.js"
import shell from "highlight.js/lib/languages/shell.js"
import sql from "highlight.js/lib/languages/sql.js"
import swift from "highlight.js/lib/languages/swift.js"
import typescript from "highlight.js/lib/languages/typescript.js"
import vbnet from "highlight.js/lib/languages/vbnet.js"
import wasm from "highlight.js/lib/languages/wasm.js"
import xml from "highlight.js/lib/languages/xml.js"
import yaml from "highlight.js/lib/languages/yaml.js"
import { RangeEmitter } from "./RangeEmitter.js"

const grammars = {
  xml, bash, c, cpp, csharp, css, markdown, diff, ruby, go, graphql, ini, java, javascript, json, kotlin, less, lua, makefile, perl,
  objectivec, php, "php-template": phpTemplate, plaintext, python, "python-repl": pythonREPL, r, rust, scss, shell, sql, swift, yaml,
  typescript, vbnet, wasm,
}

const highlighter = core.newInstance()
highlighter.configure({ __emitter: RangeEmitter })
for (const [name, grammar] of Object.entries(grammars)) highlighter.registerLanguage(name, grammar)
// Names of later versions of the grammars.
for (const [name, languageName] of Object.entries({ jsonc: "json", pluto: "lua", zsh: "bash" })) highlighter.registerAliases(name, { languageName })

/**
 * What of `code` has a colour: `{ from, to, class }`, offsets in code units. A range may lie in another. Empty for a language that is
 * not known.
 */
export function tokenize(code, language) {
  if (!highlighter.getLanguage(language)) return []
  const { _emitter: emitter, errorRaised } = highlighter.highlight(code, { language, ignoreIllegals: true })
  return errorRaised ? [] : emitter.ranges
}
