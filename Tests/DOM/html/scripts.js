const insert = (fill) => {
  const script = document.createElement("script")
  fill(script)
  document.body.append(script)
  return script
}

;({
  title: "Script elements that scripts insert",
  rows: [
    { reason: "text", run: () => insert((script) => (script.text = "a < b")).outerHTML, expected: "<script>a < b</script>" },
    { reason: "types that are known", run: () => [HTMLScriptElement.supports("classic"), HTMLScriptElement.supports("module"), HTMLScriptElement.supports("x")], expected: [true, true, false] },
    { reason: "a file that cannot be loaded is an error event", run: async () => {
      const script = document.createElement("script")
      script.src = "https://example.org/missing.js"
      const failed = new Promise((resolve) => (script.onerror = () => resolve("error")))
      document.body.append(script)
      return failed
    }, expected: "error" },
    { reason: "a source that is no URL is an error event", run: async () => {
      const script = document.createElement("script")
      script.src = "http://["
      const failed = new Promise((resolve) => (script.onerror = () => resolve("error")))
      document.body.append(script)
      return failed
    }, expected: "error" },
    { reason: "nothing is running outside of one", run: () => document.currentScript, expected: null },
  ],
})
