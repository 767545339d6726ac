/**
 * Makes the paragraphs that Word writes for list items (`mso-list: l0 level1 lfo1` in their style) into lists.
 *
 * The text of the item's number or bullet is in an element of its own, `mso-list: Ignore`: it tells the kind of list.
 */
export function makeWordLists(root) {
  const made = new Set()
  for (const element of [...root.querySelectorAll("[style*='mso-list']")]) {
    if (!made.has(element) && itemOf(element)) makeList(element, made)
  }
}

/** `{ list, level }` of a paragraph that is an item; null for any other element. */
function itemOf(element) {
  if (!/^(p|h[1-6]|div)$/.test(element.localName)) return null
  const match = /mso-list:\s*(l\d+)\s+level(\d+)/.exec(element.getAttribute("style") ?? "")
  return match && { list: match[1], level: Number(match[2]) }
}

/** Makes the run of items of one list that begins with `first` a list, and adds them to `made`. */
function makeList(first, made) {
  const document = first.ownerDocument
  const { list: id, level: top } = itemOf(first)
  const outer = makeListElement(first)
  first.before(outer)
  // The lists that are open, outermost first, each with its level.
  const open = [{ list: outer, level: top }]
  for (let element = first; element; ) {
    const item = itemOf(element)
    if (item?.list !== id) break
    const next = element.nextElementSibling
    while (open.length > 1 && open.at(-1).level > item.level) open.pop()
    if (item.level > open.at(-1).level && open.at(-1).list.lastElementChild) {
      const list = makeListElement(element)
      open.at(-1).list.lastElementChild.append(list)
      open.push({ list, level: item.level })
    }
    made.add(element)
    markerOf(element)?.remove()
    const li = document.createElement("li")
    li.append(element)
    open.at(-1).list.append(li)
    element = next
  }
}

/** The list for an item: numbered where its marker is a number (`1`, `2.3`), or a letter with a point or bracket. */
function makeListElement(item) {
  const marker = markerOf(item)?.textContent.trim() ?? ""
  const number = /^[([]?(?:\d+\.)*(\d+)[.)\]]?$/.exec(marker)?.[1]
  const numbered = number !== undefined || /^[([]?([a-z]|[ivxlcdm]+)[.)\]]/i.test(marker)
  const list = item.ownerDocument.createElement(numbered ? "ol" : "ul")
  if (number !== undefined && Number(number) !== 1) list.setAttribute("start", number)
  return list
}

const markerOf = (item) => item.querySelector("[style*='mso-list']")
