// Values of input elements: what each type takes, and the numbers behind them.
const input = (type, attributes = {}) => {
  const element = document.createElement("input")
  element.type = type
  for (const name in attributes) element.setAttribute(name, attributes[name])
  return element
}
const takes = (type, value, expected = value) => ({ reason: `${type} takes ${JSON.stringify(value)}`, run: () => { const i = input(type); i.value = value; return i.value }, expected })
const number = (type, value, expected, date) => ({ reason: `the number and the date of ${type} ${value}`, run: () => { const i = input(type); i.value = value; return [i.valueAsNumber, i.valueAsDate?.toISOString() ?? null] }, expected: [expected, date] })
const fromNumber = (type, value, expected) => ({ reason: `${type} from the number ${value}`, run: () => { const i = input(type); i.valueAsNumber = value; return i.value }, expected })
const steps = (type, value, attributes, count, expected) => ({ reason: `${type} ${value} ${JSON.stringify(attributes)}, ${count} steps`, run: () => { const i = input(type, attributes); i.value = value; if (count > 0) i.stepUp(count); else i.stepDown(-count); return i.value }, expected })
const flags = (type, value, attributes, expected) => ({ reason: `${type} ${JSON.stringify(value)} ${JSON.stringify(attributes)} suffers from`, run: () => { const i = input(type, attributes); i.value = value; return ["valueMissing", "rangeUnderflow", "rangeOverflow", "stepMismatch", "valid"].filter((flag) => i.validity[flag]) }, expected })

;({
  title: "Values of inputs",
  rows: [
    takes("number", "1e400", ""), takes("number", "5.", ""), takes("number", "-0"), takes("range", "50.4", "50"), takes("range", "x", "50"), takes("range", "500", "100"),
    takes("color", "#ABCDEF", "#abcdef"), takes("color", "red", "#ff0000"), takes("color", "#fff", "#ffffff"), takes("color", "rgb(1, 2, 3)", "#010203"), takes("color", "x", "#000000"),
    takes("date", "2020-02-29"), takes("date", "2021-02-29", ""), takes("date", "0000-01-01", ""), takes("date", "0001-01-01"), takes("date", "275760-09-13"), takes("date", "275760-09-14", ""),
    takes("month", "2020-12"), takes("month", "2020-13", ""), takes("week", "2020-W53"), takes("week", "2021-W53", ""), takes("week", "2020-W00", ""),
    takes("time", "12:30:05.5"), takes("time", "24:00", ""), takes("datetime-local", "2020-01-01 10:00", "2020-01-01T10:00"), takes("datetime-local", "2020-01-01T10:00:00.000", "2020-01-01T10:00"), takes("datetime-local", "2020-01-01T10:00:05.5", "2020-01-01T10:00:05.5"),
    number("date", "1970-01-02", 86400000, "1970-01-02T00:00:00.000Z"), number("month", "2020-02", 601, "2020-02-01T00:00:00.000Z"), number("week", "2020-W01", 1577664000000, "2019-12-30T00:00:00.000Z"), number("time", "01:00", 3600000, "1970-01-01T01:00:00.000Z"), number("datetime-local", "2020-01-01T00:00", 1577836800000, null), number("text", "5", null, null),
    fromNumber("week", 0, "1970-W01"), fromNumber("month", -1, "1969-12"), fromNumber("datetime-local", 86400001, "1970-01-02T00:00:00.001"), fromNumber("time", 90000000, "01:00"), fromNumber("date", NaN, ""), fromNumber("date", 9e15, ""),
    { reason: "types without a number refuse one", run: () => { input("text").valueAsNumber = 1 }, expected: "throws InvalidStateError" },
    { reason: "an infinite number is refused", run: () => { input("number").valueAsNumber = Infinity }, expected: "throws TypeError" },
    { reason: "a date is a Date", run: () => { input("date").valueAsDate = 5 }, expected: "throws TypeError" },
    steps("number", "0.2", { step: 0.1 }, 1, "0.3"), steps("number", "2", { min: 1, max: 10, step: 3 }, 1, "4"), steps("number", "9", { min: 1, max: 10, step: 3 }, 5, "10"), steps("number", "", {}, 2, "2"), steps("number", "5", { min: 9, max: 1 }, 1, "5"), steps("number", "5", { max: 3 }, 1, "5"),
    steps("date", "2020-02-28", {}, 1, "2020-02-29"), steps("month", "2020-01", {}, -1, "2019-12"), steps("week", "2020-W01", {}, -1, "2019-W52"), steps("time", "00:00", {}, 1, "00:01"), steps("time", "10:00", { step: 1 }, 1, "10:00:01"), steps("datetime-local", "2020-01-01T00:00", {}, -1, "2019-12-31T23:59"),
    { reason: "there are no steps where any value is allowed", run: () => input("number", { step: "any" }).stepUp(), expected: "throws InvalidStateError" },
    flags("date", "2020-01-01", { min: "2020-01-05" }, ["rangeUnderflow"]), flags("time", "11:00", { min: "10:00", max: "09:00" }, ["valid"]), flags("time", "09:30", { min: "10:00", max: "09:00" }, ["rangeUnderflow", "rangeOverflow"]), flags("number", "3", { min: 1, step: 2 }, ["valid"]), flags("number", "2", { min: 1, step: 2 }, ["stepMismatch"]), flags("week", "2020-W01", { step: 2 }, ["stepMismatch"]),
    flags("text", "", { required: "" }, ["valueMissing"]), flags("text", "", { required: "", readonly: "" }, ["valid"]), flags("text", "", { required: "", disabled: "" }, ["valid"]), flags("hidden", "", { required: "" }, ["valid"]), flags("range", "", { required: "" }, ["valid"]),
    { reason: "one required button requires a choice of all its group", html: "<input type=radio name=a required><input type=radio name=a>", run: () => [...document.querySelectorAll("input")].map((i) => i.validity.valueMissing), expected: [true, true] },
    { reason: "from a text to a checkbox the value goes into the attribute", run: () => { const i = input("text"); i.value = "abc"; i.type = "checkbox"; return [i.value, i.getAttribute("value")] }, expected: ["abc", "abc"] },
    { reason: "from a text to a number the value is sanitised", run: () => { const i = input("text"); i.value = "abc"; i.type = "number"; return i.value }, expected: "" },
    { reason: "from hidden to text the attribute counts", run: () => { const i = input("hidden"); i.value = "abc"; i.type = "text"; return [i.value, i.getAttribute("value")] }, expected: ["abc", "abc"] },
    { reason: "a file input has no files, and takes no value but none", run: () => { const i = input("file"); i.value = ""; return [i.files.length, i.value] }, expected: [0, ""] },
    { reason: "setRangeText takes one argument or three", run: () => input("text").setRangeText("x", 3), expected: "throws TypeError" },
  ],
})
