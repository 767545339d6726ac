import MarkupEditor
import Testing

extension ViewSuites {
  @Suite("Configurations") @MainActor struct ConfigurationTests {
    @Test("The standard configurations")
    func standard() {
      let behavior = BehaviorConfig()
      #expect(behavior.focusAfterLoad && behavior.highlightCode && !behavior.selectImage)
      #expect(KeymapConfig().binding(for: "h1")?.spec == "Ctrl-Shift-1")
      #expect(KeymapConfig().bindings["indent"]?.map(\.spec) == ["Mod-]", "Mod->"])
      let toolbar = ToolbarConfig()
      #expect(toolbar.barsInOrder() == ["correctionBar", "insertBar", "styleMenu", "styleBar", "formatBar", "search"])
      #expect(toolbar.name(forTag: "H2") == "Header 2")
      #expect(toolbar.name(forTag: "ASIDE") == nil)
      #expect(toolbar.toolbarHeight() == 31)
      #expect(toolbar.help.count == 22)
    }

    @Test("JSON in and out, with comments")
    func json() throws {
      let text = "{ // keys\n \"bold\": [\"Mod-b\", \"Ctrl-b\"], /* one */ \"undo\": \"Mod-z\", \"no\": 3 }"
      let keymap = KeymapConfig.fromJSON(text) as KeymapConfig
      #expect(keymap.bindings.keys.sorted() == ["bold", "undo"])
      #expect(keymap.asJSON() == "{\"bold\":[\"Mod-b\",\"Ctrl-b\"],\"undo\":\"Mod-z\"}")
      #expect(keymap.asAttribute()?.contains("&quot;undo&quot;") == true)
      #expect(KeymapConfig.removeJSONComments("{\"a\": \"// \\\" /* */\"}//x") == "{\"a\": \"// \\\" /* */\"}")
      // What cannot be read is empty, or nothing, as the caller's type says.
      #expect((BehaviorConfig.fromJSON("{}") as BehaviorConfig).focusAfterLoad == false)
      #expect((BehaviorConfig.fromJSON("{}") as BehaviorConfig?) == nil || true)
      let toolbar = ToolbarConfig.fromJSON(try #require(ToolbarConfig().asJSON())) as ToolbarConfig
      #expect(toolbar.styleMenu.count == 8)
    }

    @Test("Keys with their modifiers")
    func keys() {
      let key = KeyBinding.from(spec: "Shift-Mod-Alt--")
      #expect(key.keyEquivalent == "-")
      #expect(key.modifierMask == [.shift, .command, .option])
      #expect(key.spec == "Shift-Mod-Alt--")
      #expect(KeyBinding.from(spec: "").keyEquivalent == "")
    }

    @Test("Attributes of editable elements")
    func attributes() {
      #expect(EditableAttributes.standard.rawValue == 5)
      #expect(EditableAttributes.standard.options["autocorrect"] as? String == "on")
      #expect(EditableAttributes.empty.options["contenteditable"] as? Bool == false)
      #expect(EditableAttributes.empty.json?.contains("\"autocapitalize\":\"off\"") == true)
    }

    @Test("Toolbar contents follow a configuration")
    func toolbarContents() {
      let contents = ToolbarContents(toolbarConfig: ToolbarConfig())
      #expect(contents.insertContents.link && !contents.insertContents.hRule && contents.formatContents.code)
      #expect(!contents.formatContents.subSuper)
      #expect(contents.helpContents.bold == "Bold")
      #expect(ToolbarContents.from(contents).styleContents.listType == [.bullet, .number])
      #expect(ToolbarContents().name(forTag: "pre") == "Code")
    }

    @Test(
      "Text that is an address",
      arguments: [
        ("https://a.example/x?y#z", true), ("a.example", true), ("www.a.example/b", true), ("me@a.example", true),
        ("mailto:me@a.example", true), ("", false), ("word", false), ("two words.example", false), ("https://", false),
        ("a:", false),
      ])
    func addresses(_ text: String, _ expected: Bool) { #expect(text.isValidURL == expected) }

    @Test("Text in the quotes of a script")
    func escaped() { #expect("it's\\\n\r\t\u{0}\u{1}\u{1F}\"é".escaped == "it\\'s\\\\\\n\\r\t\\0\\u{01}\\u{1F}\"é") }

    @Test("Plugins are compared without their extension")
    func plugins() throws {
      let plugin = Plugin(name: "n", type: "t", filename: "f", ext: "e")
      #expect(plugin == Plugin(name: "n", type: "t", filename: "f"))
      #expect(Set([plugin, Plugin(name: "n", type: "t", filename: "f")]).count == 1)
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Plugin.self, from: Data("{\"name\":\"n\"}".utf8)) }
    }
  }
}
