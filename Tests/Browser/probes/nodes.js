probes("nodes", (probe) => {
  probe("a created element has no parent", () => document.createElement("p").parentNode)
})
