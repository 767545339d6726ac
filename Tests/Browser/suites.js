// Runs HTML test suites in the host, in a browser and in Node alike, and tells what each step gives: the HTML, or the error. The
// arguments are the exports of the bundles `markup` and `host`. The tests of a file share an editor, until one fails.
globalThis.runSuites = async (suites, { markup, host }) => {
  const { MU } = markup
  const results = []
  // Of the tests that wait for nothing: how long they take, and how many they are.
  let milliseconds = 0
  let timed = 0
  let waits = false
  const behavior = { focusAfterLoad: false, selectImage: false, insertLink: false, insertImage: false, highlightCode: true }
  // `performance` stands still in the host while scripts run; `Date` goes on there.
  const now = () => Date.now()

  for (const { name, tests } of suites) {
    let page = null
    for (const [index, test] of tests.entries()) {
      if (test.skipTest) continue
      page ??= makePage()
      const start = now()
      waits = false
      const steps = []
      try {
        await runTest(test, (step, actual, expected) => {
          steps.push({ step, actual: String(actual), passed: String(actual) === String(expected) })
          return String(actual) === String(expected)
        })
      } catch (error) {
        steps.push({ step: "throws", actual: `${error?.name ?? typeof error}: ${error?.message ?? error}`, passed: false })
      }
      if (!waits) {
        milliseconds += now() - start
        timed++
      }
      // What an editor does later, it does before the next test.
      await new Promise((resolve) => setTimeout(resolve))
      results.push({ name: `${name}: ${index + 1}. ${test.description}`, steps })
      // A test that fails leaves nothing to those behind it.
      if (steps.some(({ passed }) => !passed)) page = page.close()
    }
    page?.close()
  }
  return JSON.stringify({ milliseconds, timed, results })

  function makePage() {
    const { element, container } = host.buildPage(document)
    markup.createEditor(container, { handler: "none", behavior, toolbar: MU.ToolbarConfig.none() })
    const view = MU.activeView()
    return {
      close() {
        if (!view.isDestroyed) view.destroy()
        element.remove()
        document.getSelection().removeAllRanges()
        return null
      },
    }
  }

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
    const returned = host.compileAction(action, arg ?? null)(MU, arg ? test[arg] : host.expect)
    waits = typeof returned?.then === "function"
    const answer = waits ? await returned : returned
    const actual = arg && answer ? answer : MU.getTestHTML(sel)
    if (!compare("act", actual, endHtml) || test.skipUndoRedo) return
    MU.doUndo()
    if (!compare("undo", MU.getTestHTML(sel), undoHtml)) return
    MU.doRedo()
    compare("redo", MU.getTestHTML(sel), endHtml)
  }
}
