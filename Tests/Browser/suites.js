// Runs HTML test suites in the host, in a browser and in Node alike, and tells what each step gives: the HTML, or the error. The
// arguments are the exports of the bundles `markup` and `host`. Each test has an editor of its own, in a page that all share.
globalThis.runSuites = async (suites, { markup, host }) => {
  const { MU } = markup
  const results = []
  let milliseconds = 0
  const behavior = { focusAfterLoad: false, selectImage: false, insertLink: false, insertImage: false, highlightCode: true }
  // The host's timers have a clock of their own; what is measured is the machine's.
  const now = () => Date.now()

  for (const { name, tests } of suites) {
    for (const [index, test] of tests.entries()) {
      if (test.skipTest) continue
      const start = now()
      const { element, container } = host.buildPage(document, [])
      markup.createEditor(container, { handler: "none", behavior })
      const view = MU.activeView()
      const steps = []
      try {
        await runTest(test, (step, actual, expected) => {
          steps.push({ step, actual: String(actual), passed: String(actual) === String(expected) })
          return String(actual) === String(expected)
        })
      } catch (error) {
        steps.push({ step: "throws", actual: `${error?.name ?? typeof error}: ${error?.message ?? error}`, passed: false })
      }
      milliseconds += now() - start
      // What an editor does later, it does before the next one.
      await new Promise((resolve) => setTimeout(resolve))
      if (!view.isDestroyed) view.destroy()
      element.remove()
      results.push({ name: `${name}: ${index + 1}. ${test.description}`, steps })
    }
  }
  return JSON.stringify({ milliseconds, results })

  /** `compare` answers whether a step gave what it should; the next one is not taken after one that did not. */
  async function runTest(test, compare) {
    if ("input" in test) return compare("act", MU.testIsRecognizedLanguage(test.input), test.recognized)
    if ("html" in test) {
      MU.setTestHTML(test.html)
      if ("expected" in test) return compare("act", JSON.stringify(MU.testPresentCodeLanguages()), JSON.stringify(test.expected))
      return compare("act", MU.testCodeLanguageTabInfo()?.label ?? null, test.expectedLabel)
    }
    const { startHtml, endHtml = startHtml, undoHtml = startHtml, sel = "|", action, arg } = test
    if (!test.skipSet) {
      MU.setTestHTML(startHtml, sel)
      if (!compare("set", MU.getTestHTML(sel), startHtml)) return
    }
    if (!action) return
    const answer = await host.compileAction(action, arg ?? null)(MU, arg ? test[arg] : host.expect)
    const actual = arg && answer ? answer : MU.getTestHTML(sel)
    if (!compare("act", actual, endHtml) || test.skipUndoRedo) return
    MU.doUndo()
    if (!compare("undo", MU.getTestHTML(sel), undoHtml)) return
    MU.doRedo()
    compare("redo", MU.getTestHTML(sel), endHtml)
  }
}
