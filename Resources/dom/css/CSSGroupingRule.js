import { defineInterface } from "../web-idl/interface.js"
import { internal } from "../web-idl/internal.js"
import { toDOMString } from "../web-idl/conversions.js"
import { CSSRule } from "./CSSRule.js"
import { MediaList, mediaTextOf } from "./MediaList.js"
import { matchesMedia } from "./media-queries.js"
import { RuleContainer, serializeBlock } from "./rule-container.js"
import { serializeIdentifier } from "./serialize.js"
import { supportsCondition } from "./supports.js"

/** Internal reads, for the cascade: the rules inside a rule, and what containers must be. */
export let groupedRulesOf, containerConditionsOf

/** @see https://drafts.csswg.org/cssom/#the-cssgroupingrule-interface */
export class CSSGroupingRule extends CSSRule {
  #container

  static {
    groupedRulesOf = (rule) => rule.#container.rules
  }

  constructor(key, body) {
    super(key)
    this.#container = new RuleContainer(body, this, () => this.parentStyleSheet)
  }

  get cssRules() {
    return this.#container.list
  }

  insertRule(rule, index = 0) {
    return this.#container.insert(toDOMString(rule), index >>> 0)
  }

  deleteRule(index) {
    this.#container.remove(index >>> 0)
  }

}

const serialize = (prelude, rule) => `${prelude} ${serializeBlock(groupedRulesOf(rule).map((inner) => inner.cssText))}`

/** @see https://drafts.csswg.org/css-conditional-3/#the-cssconditionrule-interface */
export class CSSConditionRule extends CSSGroupingRule {
  get conditionText() {
    return ""
  }
}

/** @see https://drafts.csswg.org/css-conditional-3/#the-cssmediarule-interface */
export class CSSMediaRule extends CSSConditionRule {
  #media

  constructor(key, condition, body) {
    super(key, body)
    this.#media = new MediaList(internal, condition)
  }

  get type() {
    return 4
  }

  get media() {
    return this.#media
  }

  set media(text) {
    this.#media.mediaText = text
  }

  get conditionText() {
    return mediaTextOf(this.#media)
  }

  get matches() {
    return matchesMedia(this.conditionText)
  }

  get cssText() {
    return serialize(`@media ${this.conditionText}`, this)
  }

  set cssText(text) {}
}

/** @see https://drafts.csswg.org/css-conditional-3/#the-csssupportsrule-interface */
export class CSSSupportsRule extends CSSConditionRule {
  #condition

  constructor(key, condition, body) {
    super(key, body)
    this.#condition = condition
  }

  get type() {
    return 12
  }

  get conditionText() {
    return this.#condition
  }

  get matches() {
    return supportsCondition(this.#condition)
  }

  get cssText() {
    return serialize(`@supports ${this.#condition}`, this)
  }

  set cssText(text) {}
}

/** What its query means is in container-queries.js. @see https://drafts.csswg.org/css-conditional-5/#the-csscontainerrule-interface */
export class CSSContainerRule extends CSSConditionRule {
  #conditions

  static {
    containerConditionsOf = (rule) => rule.#conditions
  }

  /** @param {import("./container-queries.js").ContainerCondition[]} conditions - of which one must hold */
  constructor(key, conditions, body) {
    super(key, body)
    this.#conditions = conditions
  }

  /** Of several conditions none is the rule's. */
  get containerName() {
    return this.#conditions.length === 1 ? this.#conditions[0].name : ""
  }

  get containerQuery() {
    return this.#conditions.length === 1 ? this.#conditions[0].text : ""
  }

  get conditionText() {
    return this.#conditions.map(({ name, text }) => `${serializeIdentifier(name)} ${text}`.trim()).join(", ")
  }

  get cssText() {
    return serialize(`@container ${this.conditionText}`, this)
  }

  set cssText(text) {}
}

/** @see https://drafts.csswg.org/css-cascade-5/#the-csslayerblockrule-interface */
export class CSSLayerBlockRule extends CSSGroupingRule {
  #name

  constructor(key, name, body) {
    super(key, body)
    this.#name = name
  }

  get name() {
    return this.#name
  }

  get cssText() {
    return serialize(this.#name === "" ? "@layer" : `@layer ${this.#name}`, this)
  }

  set cssText(text) {}
}

/** @see https://drafts.csswg.org/css-cascade-6/#the-cssscoperule-interface */
export class CSSScopeRule extends CSSGroupingRule {
  #start
  #end

  constructor(key, start, end, body) {
    super(key, body)
    this.#start = start
    this.#end = end
  }

  get start() {
    return this.#start
  }

  get end() {
    return this.#end
  }

  get cssText() {
    return serialize(`@scope${this.#start === null ? "" : ` (${this.#start})`}${this.#end === null ? "" : ` to (${this.#end})`}`, this)
  }

  set cssText(text) {}
}

/** @see https://drafts.csswg.org/css-transitions-2/#the-cssstartingstylerule-interface */
export class CSSStartingStyleRule extends CSSGroupingRule {
  get cssText() {
    return serialize("@starting-style", this)
  }

  set cssText(text) {}
}

for (const Class of [
  CSSGroupingRule, CSSConditionRule, CSSMediaRule, CSSSupportsRule, CSSContainerRule, CSSLayerBlockRule, CSSScopeRule, CSSStartingStyleRule
]) {
  defineInterface(Class)
}
