export { CSS } from "./CSS.js"
export {
  CSSCounterStyleRule, CSSFontFaceRule, CSSKeyframeRule, CSSKeyframesRule, CSSLayerStatementRule, CSSNamespaceRule, CSSPageRule
} from "./at-rules.js"
export {
  CSSConditionRule, CSSContainerRule, CSSGroupingRule, CSSLayerBlockRule, CSSMediaRule, CSSScopeRule, CSSStartingStyleRule, CSSSupportsRule
} from "./CSSGroupingRule.js"
export { CSSImportRule } from "./CSSImportRule.js"
export { CSSPropertyRule } from "./CSSPropertyRule.js"
export { CSSRule } from "./CSSRule.js"
export { CSSRuleList } from "./CSSRuleList.js"
export { CSSStyleRule } from "./CSSStyleRule.js"
export { CSSStyleSheet } from "./CSSStyleSheet.js"
export { MediaList } from "./MediaList.js"
export { StyleSheet } from "./StyleSheet.js"
export { StyleSheetList } from "./StyleSheetList.js"
