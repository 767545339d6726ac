export { CSS } from "./CSS.js"
export {
  CSSCounterStyleRule, CSSFontFaceRule, CSSImportRule, CSSKeyframeRule, CSSKeyframesRule, CSSLayerStatementRule, CSSNamespaceRule,
  CSSPageRule, CSSPropertyRule
} from "./at-rules.js"
export {
  CSSConditionRule, CSSContainerRule, CSSGroupingRule, CSSLayerBlockRule, CSSMediaRule, CSSScopeRule, CSSStartingStyleRule, CSSSupportsRule
} from "./CSSGroupingRule.js"
export { CSSRule } from "./CSSRule.js"
export { CSSRuleList } from "./CSSRuleList.js"
export { CSSStyleRule } from "./CSSStyleRule.js"
export { CSSStyleSheet } from "./CSSStyleSheet.js"
export { MediaList } from "./MediaList.js"
export { StyleSheet } from "./StyleSheet.js"
export { StyleSheetList } from "./StyleSheetList.js"
