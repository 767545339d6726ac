import Foundation
import JSBridge
import MarkupHost

/// Makes the pages of views.
@MainActor
enum PageFactory {
  private static let supply = BlankPageSupply()

  /// Makes the page of a view, with its user files in and without a document.
  ///
  /// - Throws: `JSError` and `MarkupError` when the editor cannot be made.
  static func makePage(for view: MarkupWKWebView, _ observer: PageObserver) throws -> MarkupPage {
    let configuration = pageConfiguration(of: view)
    let blank = try supply.take()
    do {
      return try MarkupPage(
        loadedByOwner: configuration, on: blank, documentURL: view.baseUrl.absoluteString, delegate: observer)
    } catch {
      supply.giveBack(blank.virtualMachine)
      throw error
    }
  }

  /// Closes the page of a view that goes.
  static func close(_ page: MarkupPage) {
    page.close()
    supply.giveBack(page.context.virtualMachine)
  }

  private static func pageConfiguration(of view: MarkupWKWebView) -> MarkupPage.Configuration {
    var page = MarkupPage.Configuration()
    page.placeholder = view.placeholder
    page.clock = .real
    // A web view has no limit; here a script that never ends would keep the main actor from all else.
    page.timeLimit = .seconds(60)
    page.selectsAfterLoad = view.selectAfterLoad
    page.resourceLoader = WorkingFolder(url: view.baseUrl)
    page.userScripts = (view.userScripts ?? []).enumerated().map { number, source in
      UserScript(source: source, name: "user-script-\(number + 1).js", kind: .classic)
    }
    guard let configuration = view.markupConfiguration else { return page }
    if let name = configuration.userCssFile, let text = view.userText(named: name) {
      page.userStyleSheets = [UserStyleSheet(source: text)]
    }
    if let name = configuration.delegate, let text = view.userText(named: name) {
      page.userScripts.append(UserScript(source: text, name: name))
    }
    if let name = configuration.userScriptFile, let text = view.userText(named: name) {
      page.userScripts.append(UserScript(source: text, name: name))
    }
    for name in configuration.pluginFiles ?? [] {
      guard let text = view.userText(named: name) else { continue }
      page.userScripts.append(UserScript(source: text, name: name, kind: .module))
    }
    if let behavior = configuration.behaviorConfig {
      page.behavior.focusAfterLoad = behavior.focusAfterLoad
      page.behavior.selectImage = behavior.selectImage
      page.behavior.insertLink = behavior.insertLink
      page.behavior.insertImage = behavior.insertImage
      page.behavior.highlightCode = behavior.highlightCode
    }
    page.keymap = configuration.keymapConfig?.bindings.mapValues { $0.map(\.spec) }
    return page
  }
}

/// The files of a view's folder, for its page. The folder need not be there yet.
struct WorkingFolder: ResourceLoader {
  let url: URL

  func load(_ url: URL) throws -> Data {
    let folder = self.url.standardizedFileURL.path
    let path = url.standardizedFileURL.path
    guard url.isFileURL, path.hasPrefix(folder + "/") else {
      throw MarkupError(.outsideBaseDirectory, "it lies outside of the view's folder; put the file into that")
    }
    // Symbolic links that lead out of the folder are not followed.
    let base = try BaseDirectory(folder)
    return try base.data(of: base.url.appendingPathComponent(String(path.dropFirst(folder.count + 1))))
  }
}
