import { part } from "../window/part.js"
import { getAttributeValue } from "../nodes/Element.js"
import { isValidFloatingPoint, parseFloatingPoint } from "./microsyntaxes.js"

/**
 * The numbers behind the values of `input` elements: milliseconds since 1970 for dates and times, months since 1970 for months.
 *
 * @typedef {object} Kind
 * @property {(text: string) => number | null} parse - null when the text is no valid value
 * @property {(number: number) => string} write - "" when no value stands for the number
 * @property {number} scale - what the `step` attribute counts
 * @property {number} step - the default step, in the same unit
 * @property {number} [base] - where steps are counted from when nothing else says so
 * @property {boolean} [hasDate] - whether `valueAsDate` applies
 */

const SECOND = 1000
const DAY = 86400 * SECOND
// The last day that a Date can hold.
const LAST = 8.64e15

const parseNumber = (text) => (isValidFloatingPoint(text) && Number.isFinite(Number(text)) ? Number(text) : null)

/** @type {Record<string, Kind>} */
const kinds = {
  number: { parse: parseNumber, write: (number) => `${number}`, scale: 1, step: 1 },
  range: { parse: parseNumber, write: (number) => `${number}`, scale: 1, step: 1 },
  date: { parse: parseDate, write: writeDate, scale: DAY, step: 1, hasDate: true },
  month: { parse: parseMonth, write: writeMonth, scale: 1, step: 1, hasDate: true },
  week: { parse: parseWeek, write: writeWeek, scale: 7 * DAY, step: 1, base: -3 * DAY, hasDate: true },
  time: { parse: parseTime, write: (number) => writeTime(((number % DAY) + DAY) % DAY), scale: SECOND, step: 60, hasDate: true },
  "datetime-local": { parse: parseDateAndTime, write: writeDateAndTime, scale: SECOND, step: 60 },
}

/** @returns {Kind | undefined} undefined for types whose values are no numbers */
export const kindOf = (type) => kinds[type]

/** @see https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#dates */
function parseDate(text) {
  const match = /^(\d{4,})-(\d\d)-(\d\d)$/.exec(text)
  if (match === null) return null
  const [year, month, day] = match.slice(1).map(Number)
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null
  return within(timeOf(year, month, day))
}

function parseMonth(text) {
  const match = /^(\d{4,})-(\d\d)$/.exec(text)
  if (match === null) return null
  const [year, month] = [Number(match[1]), Number(match[2])]
  if (year < 1 || month < 1 || month > 12 || within(timeOf(year, month, 1)) === null) return null
  return (year - 1970) * 12 + month - 1
}

function parseWeek(text) {
  const match = /^(\d{4,})-W(\d\d)$/.exec(text)
  if (match === null) return null
  const [year, week] = [Number(match[1]), Number(match[2])]
  if (year < 1 || week < 1 || week > weeksIn(year)) return null
  return within(firstMonday(year) + (week - 1) * 7 * DAY)
}

function parseTime(text) {
  const match = /^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?$/.exec(text)
  if (match === null) return null
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)]
  if (hour > 23 || minute > 59 || second > 59) return null
  return ((hour * 60 + minute) * 60 + second) * SECOND + Number((match[4] ?? "").padEnd(3, "0"))
}

function parseDateAndTime(text) {
  const match = /^(.*)[T ](.*)$/.exec(text)
  if (match === null) return null
  const [date, time] = [parseDate(match[1]), parseTime(match[2])]
  return date === null || time === null ? null : within(date + time)
}

function timeOf(year, month, day) {
  const date = new Date(0)
  // Date.UTC takes the years 0 to 99 for others.
  return date.setUTCFullYear(year, month - 1, day)
}

const within = (time) => (Number.isNaN(time) || time > LAST ? null : time)
const daysIn = (year, month) => new Date(timeOf(year, month + 1, 0)).getUTCDate()

/** The Monday of the week that has the 4th of January, which is week 1. */
function firstMonday(year) {
  const fourth = timeOf(year, 1, 4)
  return fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY
}

const weeksIn = (year) => (firstMonday(year + 1) - firstMonday(year)) / (7 * DAY)
const padded = (number, length = 2) => `${number}`.padStart(length, "0")

function writeDate(number) {
  const date = new Date(number)
  const year = date.getUTCFullYear()
  if (Number.isNaN(year) || year < 1) return ""
  return `${padded(year, 4)}-${padded(date.getUTCMonth() + 1)}-${padded(date.getUTCDate())}`
}

function writeMonth(number) {
  const months = Math.floor(number)
  const year = 1970 + Math.floor(months / 12)
  const month = (((months % 12) + 12) % 12) + 1
  return year < 1 || within(timeOf(year, month, 1)) === null ? "" : `${padded(year, 4)}-${padded(month)}`
}

function writeWeek(number) {
  const date = new Date(number)
  if (Number.isNaN(date.getTime())) return ""
  // The Thursday of a week says to which year it belongs.
  const year = new Date(number + (3 - ((date.getUTCDay() + 6) % 7)) * DAY).getUTCFullYear()
  return year < 1 ? "" : `${padded(year, 4)}-W${padded(Math.floor((number - firstMonday(year)) / (7 * DAY)) + 1)}`
}

/** The shortest form of a time. */
function writeTime(number) {
  const [hour, minute] = [Math.floor(number / 3600000), Math.floor(number / 60000) % 60]
  const rest = Math.floor(number % 60000)
  const seconds = rest === 0 ? "" : `:${padded(Math.floor(rest / SECOND))}`
  const fraction = rest % SECOND === 0 ? "" : `.${padded(rest % SECOND, 3).replace(/0+$/, "")}`
  return `${padded(hour)}:${padded(minute)}${seconds}${fraction}`
}

function writeDateAndTime(number) {
  const date = writeDate(number)
  return date === "" ? "" : `${date}T${writeTime(((number % DAY) + DAY) % DAY)}`
}

/** The date that a value stands for, as `valueAsDate` gives it. */
export function dateOf(type, text) {
  const kind = kinds[type]
  const number = kind?.hasDate ? kind.parse(text) : null
  if (number === null) return null
  return new Date(type === "month" ? timeOf(1970, number + 1, 1) : number)
}

/** What `valueAsDate` sets for a date. */
export function textOfDate(type, date) {
  const number = type === "month" ? (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth() : date.getTime()
  return Number.isNaN(number) ? "" : kinds[type].write(number)
}

/** @see https://html.spec.whatwg.org/multipage/input.html#concept-input-min */
export function boundsOf(input, type) {
  const { parse } = kinds[type]
  const bound = (name, fallback) => parse(getAttributeValue(input, name) ?? "") ?? fallback
  const isRange = type === "range"
  const least = bound("min", isRange ? 0 : null)
  const greatest = bound("max", isRange ? 100 : null)
  // A time may lie outside of what goes over midnight.
  return { least, greatest, reversed: type === "time" && least !== null && greatest !== null && least > greatest }
}

/**
 * @returns {{ step: number, base: number } | null} null when any value is allowed
 * @see https://html.spec.whatwg.org/multipage/input.html#concept-input-step
 */
export function stepsOf(input, type) {
  const { parse, scale, step: fallback, base = 0 } = kinds[type]
  const text = getAttributeValue(input, "step")
  if (text !== null && text.toLowerCase() === "any") return null
  const given = text === null ? null : parseFloatingPoint(text)
  const step = (given !== null && given > 0 ? given : fallback) * scale
  return { step, base: parse(getAttributeValue(input, "min") ?? "") ?? parse(getAttributeValue(input, "value") ?? "") ?? base }
}

/** Numbers as decimal as they were written, in spite of binary fractions. */
const tidy = (number) => Number(number.toPrecision(15))

/** The number of steps to a value; a whole one if the value is allowed. */
export function stepsTo(number, { step, base }) {
  const steps = (number - base) / step
  const whole = Math.round(steps)
  return Math.abs(steps - whole) < 1e-9 * Math.max(1, Math.abs(steps)) ? whole : steps
}

/**
 * The value after `stepUp` or `stepDown`; null if it stays.
 *
 * @param {number} count - negative for down
 * @see https://html.spec.whatwg.org/multipage/input.html#dom-input-stepup
 */
export function stepped(input, type, text, count) {
  const { parse, write } = kinds[type]
  const allowed = stepsOf(input, type)
  const { least, greatest } = boundsOf(input, type)
  const at = (steps) => tidy(allowed.base + steps * allowed.step)
  const first = least === null ? -Infinity : Math.ceil(stepsTo(least, allowed))
  const last = greatest === null ? Infinity : Math.floor(stepsTo(greatest, allowed))
  if ((least !== null && greatest !== null && least > greatest) || first > last) return null
  const before = parse(text) ?? 0
  const steps = stepsTo(before, allowed)
  const isAllowed = Number.isInteger(steps)
  const moved = isAllowed ? steps + count : count > 0 ? Math.ceil(steps) : Math.floor(steps)
  const number = at(Math.min(Math.max(moved, first), last))
  if (count > 0 ? number < before : number > before) return null
  return write(number)
}

/** @see https://html.spec.whatwg.org/multipage/input.html#range-state-(type=range) */
export function sanitizeRange(input, value) {
  const { least, greatest } = boundsOf(input, "range")
  const most = Math.max(least, greatest)
  const given = parseNumber(value)
  const number = Math.min(Math.max(given ?? least + (most - least) / 2, least), most)
  const allowed = stepsOf(input, "range")
  if (allowed === null) return given === number ? value : `${number}`
  let steps = Math.round(stepsTo(number, allowed))
  if (allowed.base + steps * allowed.step > most) steps--
  const nearest = tidy(allowed.base + steps * allowed.step)
  return given === nearest ? value : `${nearest < least ? number : nearest}`
}

/** @see https://html.spec.whatwg.org/multipage/input.html#update-a-color-well-control-color */
export function sanitizeColor(value) {
  if (/^#[0-9a-fA-F]{6}$/.test(value)) return value.toLowerCase()
  return part("css").simpleColor(value) ?? "#000000"
}
