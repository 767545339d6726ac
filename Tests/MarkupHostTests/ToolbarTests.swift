import JSBridge
import Testing

@testable import MarkupHost

@Suite("Toolbar, colours and plugins of a page") struct ToolbarTests {
  @Test("A page has a toolbar where its configuration gives one")
  func toolbar() throws {
    try Pages.run { page in
      #expect(try page("<p>x</p>").evaluate("document.querySelectorAll('button').length") == 0)
      let page = try page("<p>x</p>") {
        $0.toolbar = #"{"visibility": {"toolbar": true, "formatBar": true}, "formatBar": {"bold": true, "code": true}}"#
      }
      #expect(try page.evaluate("document.querySelectorAll('#Markup-toolbar > button:not(.Markup-more)').length") == 2)
      try page.selectText("x")
      let _: JSValue = try page.evaluate("document.querySelector('#Markup-toolbar button').click()")
      #expect(try page.html() == "<p><strong>x</strong></p>")
    }
  }

  @Test("A toolbar's configuration may be one that a script registered")
  func registered() throws {
    try Pages.run { page in
      let page = try page("<p>x</p>") {
        $0.userScripts = [UserScript(source: "MU.registerConfig(MU.ToolbarConfig.full(true), 'mine')")]
        $0.toolbar = "mine"
      }
      #expect(try page.evaluate("document.querySelector('#Markup-toolbar button').title") == "Undo (⌘Z)")
    }
  }

  @Test("Code is coloured when frames run, and its parts are evaluated no earlier")
  func colours() throws {
    try Pages.run { page in
      let page = try page("<pre><code class=\"language-swift\">let x</code></pre>")
      #expect(try page.evaluate("document.querySelectorAll('code span').length") == 0)
      try page.runUntilIdle()
      #expect(try page.evaluate("document.querySelector('code span').className") == "hljs-keyword")
      #expect(try page.html() == "<pre><code class=\"language-swift\">let x</code></pre>")
    }
  }

  @Test("A dialog takes what a person types")
  func dialog() throws {
    try Pages.run { page in
      let page = try page("<p>a b</p>")
      try page.selectText("b")
      try page.press("Mod-k")
      #expect(try page.evaluate("JSON.parse(MU.getSelectionState()).valid") == false)
      try page.type("https://a.org/")
      try page.press("Enter")
      #expect(try page.html() == "<p>a <a href=\"https://a.org/\">b</a></p>")
      #expect(try page.evaluate("JSON.parse(MU.getSelectionState()).valid"))
    }
  }

  @Test("Plugins are imported from files, and one that cannot be is logged")
  func plugins() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import { MU } from './markup-editor.js'\nMU.registerPlugin({ name: 'p', type: 't', run: async () => 7 })", to: "p.js")
    let path = folder.path
    try Pages.run { page in
      let page = try page("<p>x</p>") { $0.baseDirectory = path }
      let script = """
        new Promise((resolve) => MU.loadPlugins(['./p.js', './none.js'], { markupPluginsDidLoad: resolve }))
          .then(async (list) => `${list.map(({ name }) => name)} ${await MU.runPlugin('p')} ${await MU.runPlugin('q')}`)
        """
      #expect(try page.evaluateSettled(script).string == "p 7 null")
    }
  }
}
