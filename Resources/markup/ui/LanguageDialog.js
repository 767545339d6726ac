import { setLanguage } from "../commands/code-actions.js"
import { currentCodeBlock } from "../commands/code-language.js"
import { isRecognizedLanguage } from "../commands/recognized-languages.js"
import { setActiveView } from "../editor/active-editor.js"
import { Prompt } from "./Prompt.js"

/** Says in which language code is. Names that highlighting does not know are shown as such, and taken all the same. */
export class LanguageDialog extends Prompt {
  title = "Language"
  #name

  content() {
    const language = currentCodeBlock(this.view.state)?.node.attrs.language ?? ""
    this.#name = this.field({ class: "Markup-prompt-language", placeholder: "One of javascript, html, etc", value: language }, () => this.#check())
    this.#check()
    return [this.row(this.#name), this.row(this.button("OK", () => this.enter()), this.button("Cancel", () => this.close()))]
  }

  enter() {
    const name = this.#name.value.trim()
    this.close()
    setActiveView(this.view)
    setLanguage(name)
  }

  #check() {
    const name = this.#name.value.trim()
    this.#name.classList.toggle("invalid", name !== "" && !isRecognizedLanguage(name))
  }
}
