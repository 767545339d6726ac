import JSBridge
import MarkupHost

/// The registry of the page's plugins.
extension MarkupWKWebView {
  /// Registers a plugin under its name, in place of one that has it. Nothing is loaded.
  ///
  /// - Throws: `NSError` in the domain ``WKErrorDomain`` when a script fails.
  public func registerPlugin(_ plugin: Plugin) async throws {
    var members = ["name": plugin.name, "type": plugin.type]
    members["filename"] = plugin.filename
    try await callThrowing("registerPlugin", members)
  }

  /// Takes a plugin out.
  ///
  /// - Throws: `NSError` in the domain ``WKErrorDomain`` when a script fails.
  public func unregisterPlugin(_ plugin: Plugin) async throws { try await callThrowing("unregisterPlugin", plugin.name) }

  /// The plugin of that name; nil where there is none, or it is no ``Plugin``.
  public func getPlugin(name: String) async -> Plugin? {
    await withCheckedContinuation { continuation in
      call(
        "getPlugin", [name], read: { $0.isObject ? try $0.decode(Plugin.self) : nil },
        then: { continuation.resume(returning: $0) })
    }
  }

  /// All plugins, or those of a type, in order of registration.
  public func getPlugins(type: String? = nil) async -> [Plugin] {
    await withCheckedContinuation { continuation in
      call(
        "getPlugins", type.map { [$0] } ?? [], read: { try $0.decode([Plugin].self) },
        then: { continuation.resume(returning: $0 ?? []) })
    }
  }

  private func callThrowing(_ function: String, _ argument: any JSConvertible) async throws {
    let outcome = ScriptOutcome()
    await withCheckedContinuation { continuation in
      enqueue { page in
        try page.callEditor(function, arguments: [argument])
      } then: { result in
        if case .failure(let error) = result { outcome.set(nil, ScriptError.make(error)) }
        continuation.resume()
      }
    }
    _ = try outcome.get()
  }

  /// The value of an attribute that names plugin files; nil without any.
  static func pluginsAttribute(for names: [String]?) -> String? {
    guard let names, !names.isEmpty,
      let data = try? JSONSerialization.data(withJSONObject: names.map { "./" + $0 }),
      let json = String(data: data, encoding: .utf8)
    else { return nil }
    return json.replacingOccurrences(of: "\"", with: "&quot;")
  }
}
