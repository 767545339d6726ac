/** The units of dimensions. @see https://drafts.csswg.org/css-values-4/ */

const kinds = {
  length:
    "px em rem ex rex ch rch cap rcap ic ric lh rlh vw vh vi vb vmin vmax svw svh svi svb svmin svmax lvw lvh lvi lvb lvmin lvmax " +
    "dvw dvh dvi dvb dvmin dvmax cqw cqh cqi cqb cqmin cqmax cm mm q in pt pc",
  angle: "deg grad rad turn",
  time: "s ms",
  frequency: "hz khz",
  resolution: "dpi dpcm dppx x",
  flex: "fr"
}

let kindByUnit = null

/**
 * What a unit measures: "length", "angle" and so on; undefined for unknown units.
 *
 * @param {string} unit - in lower case
 */
export function kindOfUnit(unit) {
  kindByUnit ??= new Map(Object.entries(kinds).flatMap(([kind, units]) => units.split(" ").map((name) => [name, kind])))
  return kindByUnit.get(unit)
}

/** Pixels of the absolute lengths. */
export const pixels = { px: 1, cm: 96 / 2.54, mm: 96 / 25.4, q: 96 / 101.6, in: 96, pt: 96 / 72, pc: 16 }
