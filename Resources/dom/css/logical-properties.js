/**
 * Which physical property a flow-relative one stands for.
 *
 * @see https://drafts.csswg.org/css-logical-1/
 */

const sides = {
  "horizontal-tb": { ltr: ["top", "right", "bottom", "left"], rtl: ["top", "left", "bottom", "right"] },
  "vertical-rl": { ltr: ["right", "bottom", "left", "top"], rtl: ["right", "top", "left", "bottom"] },
  "vertical-lr": { ltr: ["left", "bottom", "right", "top"], rtl: ["left", "top", "right", "bottom"] },
  "sideways-rl": { ltr: ["right", "bottom", "left", "top"], rtl: ["right", "top", "left", "bottom"] },
  "sideways-lr": { ltr: ["left", "top", "right", "bottom"], rtl: ["left", "bottom", "right", "top"] }
}

// block-start, inline-end, block-end, inline-start: the order of the lists above.
const flowSides = ["block-start", "inline-end", "block-end", "inline-start"]
const groups = ["margin-#", "padding-#", "border-#-width", "border-#-style", "border-#-color", "scroll-margin-#", "scroll-padding-#"]

const tables = new Map()

/** Both directions for one way of writing: logical to physical, and physical to logical. */
function tableFor(writingMode, direction) {
  const key = `${writingMode} ${direction}`
  let table = tables.get(key)
  if (table !== undefined) return table
  table = { physical: new Map(), logical: new Map() }
  const add = (logical, physical) => {
    table.physical.set(logical, physical)
    table.logical.set(physical, logical)
  }
  const list = (sides[writingMode] ?? sides["horizontal-tb"])[direction] ?? sides["horizontal-tb"].ltr
  flowSides.forEach((flow, i) => {
    for (const group of groups) add(group.replace("#", flow), group.replace("#", list[i]))
    add(`inset-${flow}`, list[i])
  })
  const horizontal = list[0] === "top" || list[0] === "bottom"
  for (const prefix of ["", "min-", "max-", "contain-intrinsic-"]) {
    add(`${prefix}inline-size`, `${prefix}${horizontal ? "width" : "height"}`)
    add(`${prefix}block-size`, `${prefix}${horizontal ? "height" : "width"}`)
  }
  for (const prefix of ["overflow", "overscroll-behavior"]) {
    add(`${prefix}-inline`, `${prefix}-${horizontal ? "x" : "y"}`)
    add(`${prefix}-block`, `${prefix}-${horizontal ? "y" : "x"}`)
  }
  const corner = (block, inline) => {
    const pair = [list[block], list[inline]]
    return pair[0] === "top" || pair[0] === "bottom" ? pair.join("-") : pair.reverse().join("-")
  }
  add("border-start-start-radius", `border-${corner(0, 3)}-radius`)
  add("border-start-end-radius", `border-${corner(0, 1)}-radius`)
  add("border-end-start-radius", `border-${corner(2, 3)}-radius`)
  add("border-end-end-radius", `border-${corner(2, 1)}-radius`)
  tables.set(key, table)
  return table
}

/** The physical name of a flow-relative property; undefined for others. */
export const physicalName = (name, writingMode, direction) => tableFor(writingMode, direction).physical.get(name)

/** The flow-relative name of a physical property; undefined for others. */
export const logicalName = (name, writingMode, direction) => tableFor(writingMode, direction).logical.get(name)

/** Whether a property has a counterpart of the other kind, in any way of writing. */
export const hasCounterpart = (name) => {
  const { physical, logical } = tableFor("horizontal-tb", "ltr")
  return physical.has(name) || logical.has(name)
}
