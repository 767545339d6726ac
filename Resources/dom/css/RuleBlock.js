import { DeclarationBlock } from "./DeclarationBlock.js"
import { bumpRuleVersion } from "./versions.js"

/** The declarations of a rule. */
export class RuleBlock extends DeclarationBlock {
  #rule

  constructor(rule) {
    super()
    this.#rule = rule
  }

  get parentRule() {
    return this.#rule
  }

  changed() {
    bumpRuleVersion()
  }
}
