// What is asked of a layout, for elements that have none: the answers of elements that are not rendered
probes("layout", (probe) => {
  const $ = (selector) => document.querySelector(selector)
  const attempt = (run) => { try { return run() } catch (error) { return error.name } }
  const hidden = "<div hidden><p>text</p><input></div>"
  for (const name of ["offsetWidth", "offsetHeight", "offsetTop", "offsetLeft", "offsetParent", "clientWidth", "clientHeight", "clientTop", "clientLeft", "scrollWidth", "scrollHeight", "scrollTop", "scrollLeft"]) probe(`${name} of what is not rendered`, hidden, () => [$("p")[name], document.createElement("p")[name]])
  probe("getBoundingClientRect", hidden, () => $("p").getBoundingClientRect().toJSON())
  probe("getClientRects", hidden, () => { const r = $("p").getClientRects(); return [r.length, r[0], r.item(0), r.constructor.name] })
  probe("scrolling what cannot scroll", hidden, () => { const p = $("p"); p.scrollTop = 50; p.scrollTo(1, 2); p.scrollBy({ top: 3 }); p.scrollIntoView(); p.scrollIntoView({ block: "center" }); p.scroll(0, 0); return [p.scrollTop, attempt(() => p.scrollIntoView("x"))] })
  probe("elementFromPoint outside of the window", () => [document.elementFromPoint(-1, -1), document.elementsFromPoint(-1, -1), document.caretPositionFromPoint?.(-1, -1) ?? null, document.caretRangeFromPoint?.(-1, -1) ?? null, attempt(() => document.elementFromPoint()), attempt(() => document.elementFromPoint(NaN, 0))])
  probe("window sizes", () => [innerWidth, innerHeight, scrollX, scrollY, pageXOffset, devicePixelRatio, visualViewport.scale, visualViewport.width, screen.colorDepth, typeof screen.orientation.type])
  probe("window scrolling", () => { scrollTo(0, 0); scrollBy(0, 0); scroll({ top: 0 }); return [scrollX, scrollY, document.scrollingElement, document.documentElement.scrollTop] })
  probe("document.documentElement.clientWidth is the window's", () => [document.documentElement.clientWidth, document.documentElement.clientHeight])
  probe("pointer capture", hidden, () => [$("p").hasPointerCapture(1), attempt(() => $("p").setPointerCapture(99)), attempt(() => $("p").releasePointerCapture(99))])
  probe("animations", hidden, () => [document.getAnimations().length, $("p").getAnimations().length, document.timeline !== undefined])
  probe("fullscreen", () => [document.fullscreenElement, typeof document.body.requestFullscreen, document.fullscreenEnabled !== undefined])
  probe("execCommand of what is not editable", hidden, () => [document.execCommand("bold"), document.queryCommandSupported("bold"), document.queryCommandState("bold"), document.queryCommandEnabled("bold"), document.queryCommandValue("bold"), document.execCommand("unknown"), document.queryCommandSupported("unknown")])
  probe("a canvas", () => { const c = document.createElement("canvas"); return [c.width, c.height, c.getContext("unknown"), c.toDataURL().startsWith("data:")] })
  probe("focus needs rendering", hidden, () => { $("input").focus(); return document.activeElement })
  probe("innerText of what is not rendered", hidden, () => $("p").innerText)
  probe("checkVisibility", hidden, () => [$("p").checkVisibility(), document.createElement("p").checkVisibility(), document.body.checkVisibility()])
  probe("an SVG element", "<svg hidden><rect width=5 height=6 /><text>x</text></svg>", () => [attempt(() => $("rect").getBBox().width >= 0), $("svg").viewBox?.baseVal?.width ?? null, $("rect").width?.baseVal?.value ?? null, $("svg").className.baseVal])
  probe("getComputedStyle of sizes of what is not rendered", hidden, () => { $("p").style.cssText = "width:50%;height:auto;line-height:2;font-size:10px"; const s = getComputedStyle($("p")); return [s.width, s.height, s.lineHeight] })
})
