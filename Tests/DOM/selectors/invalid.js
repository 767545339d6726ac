// What is no selector throws, naming it; what has no box matches nothing and does not throw.
const invalid = ["", " ", ",", "p,", ",p", "p >", "> p", "p > > q", "p ++ q", "ns|p", ":bogus", "::bogus", ":bogus(1)", "[a=]", "[=a]", "[a=1]", "[a b]", "[]",
  ":nth-child()", ":nth-child(foo)", ":nth-child(2 n)", ":nth-child(+ 2n)", ":nth-of-type(2 of p)", ":not()", "..a", "#1a", "#", ".", ".1", "a b::before c",
  "p{", "p}", "p::before.x", ":has()", ":has(:has(a))", ":not(p::before)", "p:before:bogus", "1", "$x", "a!b", "@x", "p;", "::slotted", ":lang()", ":host()", "a:is", "(p)"]
const empty = ["p::before", "p:first-line", "::marker", "p::after:hover", "::placeholder", "::-webkit-scrollbar", "::slotted(p)", "::part(x)", "a:visited", "p:hover", "p:active",
  ":fullscreen", ":host", ":host(p)", ":host-context(p)", "::selection", ":is()", ":where(:bogus)", ":popover-open", "::highlight(x)"]

;({
  title: "Invalid selectors",
  rows: [
    ...invalid.map((selector) => ({
      reason: `${JSON.stringify(selector)} is no selector`,
      run: () => {
        try {
          document.querySelectorAll(selector)
          return "valid"
        } catch (error) {
          return [error.name, error instanceof DOMException, error.message.includes(selector), error.code]
        }
      },
      expected: ["SyntaxError", true, true, 12]
    })),
    ...empty.map((selector) => ({
      reason: `${selector} matches nothing`,
      html: "<p>a<a href=x>b</a></p>",
      run: () => [document.querySelectorAll(selector).length, document.querySelector(selector), document.querySelector("p").matches(selector)],
      expected: [0, null, false]
    })),
    { reason: "matches throws too", run: () => document.body.matches("!"), expected: "throws SyntaxError" },
    { reason: "closest throws too", run: () => document.body.closest("!"), expected: "throws SyntaxError" },
    { reason: "querySelector throws too", run: () => document.querySelector("!"), expected: "throws SyntaxError" },
    { reason: "what is left open is closed by the end", html: "<p title=x></p>", run: () => [document.querySelectorAll("p:not(.a").length, document.querySelectorAll("[title=x").length], expected: [1, 1] },
    { reason: "an invalid part of a forgiving list is dropped", html: "<p></p><q></q>", run: () => document.querySelectorAll(":is(p, :bogus, q::before, q)").length, expected: 2 },
    { reason: "nothing is remembered of a selector that failed", run: () => { try { document.querySelector("p:") } catch {} return document.querySelector("p:") }, expected: "throws SyntaxError" }
  ]
})
