/** How toolbar and dialogs look, and colours of code. Custom properties come from the configuration; see appearance.js. */
const css = `
.Markup-toolbar-wrapper { position: sticky; top: 0; z-index: 10; background: var(--Markup-toolbar-bg, Canvas); font: 14px system-ui, sans-serif; user-select: none; }
.Markup-toolbar { display: flex; align-items: center; white-space: nowrap; overflow: hidden; border-bottom: 1px solid var(--Markup-border-color, lightgray); }
.Markup-toolbar:has([aria-expanded="true"]) { overflow: visible; }
.Markup-toolbar-more { display: flex; }
.Markup-toolbar-hidden, .Markup-toolbar-wrapper [hidden] { display: none; }
.Markup-menuitem { display: inline-flex; align-items: center; justify-content: center; gap: 2px; min-width: var(--Markup-button-size, 28px); height: var(--Markup-button-size, 28px); margin: 2px; padding: 0 4px; border: 1px solid transparent; border-radius: 4px; background: transparent; color: inherit; font: inherit; }
.Markup-menuitem svg { font-size: calc(var(--Markup-button-font-size, 24px) * 0.75); }
.Markup-menuitem:hover, .Markup-menuitem:focus-visible { background: var(--Markup-hover-bg, #f2f2f2); }
.Markup-menuitem-active { color: var(--Markup-accent-color, AccentColor); border-color: var(--Markup-border-color, lightgray); }
.Markup-menuitem-disabled, .Markup-menuitem:disabled { opacity: 0.4; }
.Markup-menuseparator { width: 1px; height: 20px; margin: 0 4px; background: var(--Markup-border-color, lightgray); }
.Markup-dropdown, .Markup-submenu { position: relative; display: inline-block; }
.Markup-dropdown-menu, .Markup-submenu-menu { position: absolute; z-index: 20; display: flex; flex-direction: column; align-items: stretch; padding: 4px; border: 1px solid var(--Markup-border-color, lightgray); border-radius: 4px; background: var(--Markup-button-bg, Canvas); }
.Markup-submenu-menu { left: 100%; top: 0; }
.Markup-dropdown-menu .Markup-menuitem { width: 100%; justify-content: flex-start; }
.Markup-dropdown-menu .Markup-menuseparator { width: auto; height: 1px; margin: 4px 0; }
.Markup-tablesizer-grid { display: grid; grid-template-columns: repeat(4, 18px); gap: 2px; }
.Markup-tablesizer-cell { height: 18px; border: 1px solid var(--Markup-border-color, lightgray); }
.Markup-tablesizer-marked { background: var(--Markup-accent-color, AccentColor); }
.Markup-prompt, .Markup-searchbar { padding: 6px; border-bottom: 1px solid var(--Markup-border-color, lightgray); }
.Markup-searchbar { display: flex; align-items: center; gap: 4px; }
.Markup-prompt-row { display: flex; gap: 6px; margin: 2px 0; }
.Markup-prompt input, .Markup-searchbar input { flex: 1; font: inherit; }
.Markup-prompt input.invalid { color: firebrick; }
.Markup-prompt-preview { max-height: 100px; max-width: 100%; }
.Markup-prompt-showing ~ .ProseMirror { pointer-events: none; }
.markup-editor pre { position: relative; }
.Markup-code-language-tab { position: absolute; right: 4px; bottom: 100%; font: 11px system-ui, sans-serif; }
.Markup-code-language-tab-below { top: 100%; bottom: auto; }
.hljs-comment, .hljs-quote { color: light-dark(#6a737d, #8b949e); }
.hljs-keyword, .hljs-selector-tag, .hljs-meta, .hljs-operator { color: light-dark(#cf222e, #ff7b72); }
.hljs-string, .hljs-regexp, .hljs-addition { color: light-dark(#0a3069, #a5d6ff); }
.hljs-number, .hljs-literal, .hljs-attr, .hljs-attribute, .hljs-variable { color: light-dark(#0550ae, #79c0ff); }
.hljs-title, .hljs-section, .hljs-name { color: light-dark(#8250df, #d2a8ff); }
.hljs-type, .hljs-built_in, .hljs-symbol { color: light-dark(#953800, #ffa657); }
.hljs-deletion { color: light-dark(#82071e, #ffdcd7); }
.hljs-emphasis { font-style: italic; }
.hljs-strong { font-weight: bold; }
`

/** Adds the style to the document or the shadow tree that an editor is in, once. Host styles come after it. */
export function addStyle({ root, document }) {
  const parent = root === document ? document.head : root
  if (parent.querySelector("style[data-markup-toolbar]")) return
  const style = document.createElement("style")
  style.setAttribute("data-markup-toolbar", "")
  style.textContent = css
  parent.prepend(style)
}
