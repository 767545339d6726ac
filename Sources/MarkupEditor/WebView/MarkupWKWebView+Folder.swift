import Foundation

/// The view's folder, in which the document's local images and the user's files are.
extension MarkupWKWebView {
  /// The view's folder: ``id`` in the user's folder of caches. Relative URLs of the document start from it.
  ///
  /// It is made when a file is put into it.
  public var baseUrl: URL {
    let caches =
      FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    return caches.appendingPathComponent(id, isDirectory: true)
  }

  /// Where local images go: the folder that the resources were copied to.
  var imagesUrl: URL { folder(for: resourcesUrl) }

  private func folder(for resources: URL?) -> URL {
    let path = Self.path(of: resources)
    return path.isEmpty ? baseUrl : baseUrl.appendingPathComponent(path, isDirectory: true)
  }

  /// Where in the view's folder resources go, without a slash at the end; empty: beside the document.
  ///
  /// Only a path relative to a base says so. Absolute resources are copied beside the document, and so are images: nothing
  /// is ever written to where they came from.
  private static func path(of resources: URL?) -> String {
    guard let resources, resources.baseURL != nil else { return "" }
    let parts = resources.relativePath.split(separator: "/").filter { $0 != "." }
    // A path that leads out of the folder says nothing about where in it.
    return parts.contains("..") ? "" : parts.joined(separator: "/")
  }

  /// The source of an image in ``imagesUrl``, as the document has it.
  func imageSource(_ name: String) -> String {
    let path = Self.path(of: resourcesUrl)
    return path.isEmpty ? name : "\(path)/\(name)"
  }

  /// Copies the view's resources into its folder, in place of files of the same name. What cannot be copied is logged.
  public func setup() {
    if let resourcesUrl { copyResources(at: resourcesUrl) }
  }

  func copyResources(at resources: URL) {
    let files: [URL]
    do {
      files = try FileManager.default.contentsOfDirectory(at: resources, includingPropertiesForKeys: nil)
    } catch {
      Log.webview.error("the resources at \(resources.path) cannot be read: \(error.localizedDescription)")
      return
    }
    for file in files { copy(file, into: folder(for: resources), as: file.lastPathComponent) }
  }

  /// Whether a file is in the view's folder.
  public func resourceExists(_ fileName: String) -> Bool {
    FileManager.default.fileExists(atPath: baseUrl.appendingPathComponent(fileName).path)
  }

  /// Removes the view's folder with all that is in it.
  ///
  /// The folder of a view without an `id` of the host's goes with the view; any other stays until this is called.
  public func teardown() {
    guard FileManager.default.fileExists(atPath: baseUrl.path) else { return }
    do {
      try FileManager.default.removeItem(at: baseUrl)
    } catch {
      Log.webview.error("the folder \(baseUrl.path) cannot be removed: \(error.localizedDescription)")
    }
  }

  /// Copies the files that the configuration names into the view's folder.
  func copyUserFiles() {
    guard let configuration = markupConfiguration else { return }
    var names = [configuration.userCssFile, configuration.userScriptFile, configuration.delegate].compactMap(\.self)
    names += configuration.userResourceFiles ?? []
    names += configuration.pluginFiles ?? []
    for name in names {
      if let url = UserResource.url(named: name) { copy(url, into: baseUrl, as: url.lastPathComponent) }
    }
  }

  /// The text of a user file; nil where it is not found or cannot be read, which is logged.
  func userText(named name: String) -> String? {
    guard let url = UserResource.url(named: name) else {
      Log.webview.notice("there is no file \(name) in the main bundle or MarkupEditor.resourceFolders; it is left out")
      return nil
    }
    do {
      return try String(contentsOf: url, encoding: .utf8)
    } catch {
      Log.webview.error("\(url.path) cannot be read as text: \(error.localizedDescription)")
      return nil
    }
  }

  /// Copies a file or folder. Answers whether it is there now; if not, it is logged why.
  @discardableResult
  func copy(_ source: URL, into folder: URL, as name: String) -> Bool {
    let target = folder.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if FileManager.default.fileExists(atPath: target.path) { try FileManager.default.removeItem(at: target) }
      try FileManager.default.copyItem(at: source, to: target)
      return true
    } catch {
      Log.webview.error("\(source.path) cannot be copied to \(target.path): \(error.localizedDescription)")
      return false
    }
  }
}
