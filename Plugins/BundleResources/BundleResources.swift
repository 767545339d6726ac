import Foundation
import PackagePlugin

/// Bundles Resources/ into Swift string constants, again whenever a file of them has changed.
///
/// A build command with every file as an input, not a prebuild command: the build system keeps its plan as long as no file of a
/// target comes or goes, and runs prebuild commands only when it plans.
@main struct BundleResources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedResources.swift")
    let scripts = ["embed", "bundle", "prosemirror.lock.json"].map { root.appending(path: "scripts").appending(path: $0) }
    return [
      .buildCommand(
        displayName: "Bundling Resources", executable: URL(filePath: "/bin/sh"),
        arguments: [scripts[0].path(percentEncoded: false), output.path(percentEncoded: false)],
        inputFiles: try files(below: root.appending(path: "Resources")) + scripts + [root.appending(path: "NOTICE")],
        outputFiles: [output])
    ]
  }

  private func files(below folder: URL) throws -> [URL] {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: folder.path])
    }
    let files = try found.compactMap { item -> URL? in
      guard let url = item as? URL, try url.resourceValues(forKeys: Set(keys)).isRegularFile == true else { return nil }
      return url
    }
    return files.filter { $0.pathExtension != "swift" }.sorted { $0.path < $1.path }
  }
}
