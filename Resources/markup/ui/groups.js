import { languagesIn, currentCodeBlock } from "../commands/code-language.js"
import { setLanguage } from "../commands/code-actions.js"
import { commands, notifying } from "../commands/named.js"
import { linkAttributes } from "../commands/links.js"
import { listTypeIn } from "../commands/lists.js"
import { insertRule } from "../commands/rules.js"
import { styleOf } from "../commands/styles.js"
import { setActiveView } from "../editor/active-editor.js"
import { schema } from "../schema/index.js"
import { Dropdown, DropdownSubmenu } from "./Dropdown.js"
import { cmdItem } from "./items.js"
import { withKey } from "./key-names.js"
import { MenuItem } from "./MenuItem.js"
import { tableMenu } from "./table-menu.js"

/** The marks by the names that configurations give the formats, with their icons. */
const formats = { bold: "strong", italic: "em", underline: "u", code: "code", strikethrough: "s", subscript: "sub", superscript: "sup" }

/** The bars that a configuration shows, in its order: lists of items. */
export function groupsFor(toolbar) {
  const { toolbar: config } = toolbar.editor.config
  const { visibility = {}, ordering = {} } = config
  const names = Object.keys(bars).filter((name) => visibility[name])
  names.sort((a, b) => (ordering[a] ?? 0) - (ordering[b] ?? 0))
  return names.map((name) => bars[name](toolbar, config)).filter((group) => group.length > 0)
}

const bars = {
  correctionBar: (toolbar) => ["undo", "redo"].map((name) => item(toolbar, name, commands[name], { enable: true })),

  insertBar: (toolbar, { insertBar = {} }) =>
    [
      insertBar.link && item(toolbar, "link", commands.link, { active: (state) => linkAttributes(state).href !== undefined, enable: inText }),
      insertBar.image && item(toolbar, "image", commands.image, { active: (state) => state.selection.node?.type === schema.nodes.image, enable: () => true }),
      insertBar.tableMenu && tableMenu(toolbar),
      insertBar.hRule && item(toolbar, "hRule", notifying(insertRule), { enable: true }),
    ].filter(Boolean),

  styleMenu(toolbar, { styleMenu = {}, menus = {}, help = {} }) {
    const { behavior } = toolbar.editor.config
    const items = Object.entries(styleMenu).filter(([name, label]) => label && name !== "pre" && Object.hasOwn(commands, name))
    const styles = items.map(([name, label]) =>
      cmdItem(commands[name], { label, title: withKey(label, keysOf(toolbar, name)), class: `Markup-style-${name}`, enable: true }),
    )
    const code = styleMenu.pre && (behavior.highlightCode ? codeMenu(styleMenu.pre) : languageItem(styleMenu.pre, null))
    const label = (state) => styleMenu[styleOf(state.selection.$anchor.parent).toLowerCase()] ?? ""
    const look = menus.styleName === false ? { icon: toolbar.icon("paragraphStyle") } : { label }
    return [new Dropdown([...styles, code].filter(Boolean), { title: help.style, ...look })]
  },

  styleBar: (toolbar, { styleBar = {} }) => [
    ...(styleBar.list ? [listItem(toolbar, "bullet", "bulletList", "UL"), listItem(toolbar, "number", "orderedList", "OL")] : []),
    ...(styleBar.dent
      ? [item(toolbar, "indent", commands.indent, { icon: "blockquote", enable: true }), item(toolbar, "outdent", commands.outdent, { icon: "lift", enable: true })]
      : []),
  ],

  formatBar: (toolbar, { formatBar = {} }) =>
    Object.keys(formats)
      .filter((name) => formatBar[name])
      .map((name) => item(toolbar, name, commands[name], { icon: formats[name], active: (state) => hasMark(state, schema.marks[formats[name]]), enable: true })),

  search: (toolbar) => [item(toolbar, "search", commands.search, { enable: () => true })],
}

const keysOf = (toolbar, name) => toolbar.editor.config.keymap?.[name]

/** An item with icon, title and key of a name of the configurations. */
function item(toolbar, name, command, { icon = name, ...options }) {
  const title = withKey(toolbar.editor.config.toolbar.help?.[name] ?? name, keysOf(toolbar, name))
  const run = (state, dispatch, view) => {
    const applied = command(state, dispatch, view)
    // Dialogs and the search have the focus where they want it.
    if (dispatch && view && !toolbar.takesInput) view.focus()
    return applied
  }
  return cmdItem(run, { title, icon: toolbar.icon(icon), ...options })
}

const listItem = (toolbar, name, icon, kind) => item(toolbar, name, commands[name], { icon, enable: true, active: (state) => listTypeIn(state) === kind })

const inText = ({ selection }) => selection.$from.parent.inlineContent && !selection.$from.parent.type.spec.code

function hasMark({ doc, selection, storedMarks }, mark) {
  if (selection.empty) return Boolean(mark.isInSet(storedMarks ?? selection.$from.marks()))
  return selection.ranges.some(({ $from, $to }) => doc.rangeHasMark($from.pos, $to.pos, mark))
}

/** Code with no language, in one that is asked for, or in one that the document has. */
const codeMenu = (label) =>
  new DropdownSubmenu(
    ({ state }) => [
      [
        languageItem("Language: none", null),
        new MenuItem({ label: "Language...", run: (state, dispatch, view) => commands.language(state, dispatch, view) }),
      ],
      languagesIn(state.doc).map((name) => languageItem(name, name)),
    ],
    { label },
  )

function languageItem(label, language) {
  return new MenuItem({
    label,
    active: (state) => {
      const block = currentCodeBlock(state)
      return block !== null && (block.node.attrs.language?.toLowerCase() ?? null) === language
    },
    run(state, dispatch, view) {
      setActiveView(view)
      setLanguage(language)
      view.focus()
    },
  })
}
