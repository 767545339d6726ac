import Foundation
import PackagePlugin

/// Bundles Resources/ into Swift string constants before each build.
///
/// A prebuild command, since esbuild alone knows which files a bundle is made of: it runs every time, takes a
/// few tens of milliseconds, and leaves the generated file untouched when nothing changed.
@main struct BundleResources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let generated = context.pluginWorkDirectoryURL.appending(path: "generated")
    let script = context.package.directoryURL.appending(path: "scripts/embed")
    return [
      .prebuildCommand(
        displayName: "Bundling Resources", executable: URL(filePath: "/bin/sh"),
        arguments: [script.path(percentEncoded: false), generated.path(percentEncoded: false)],
        outputFilesDirectory: generated)
    ]
  }
}
