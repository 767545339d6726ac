// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  // An actor can then call the `async` methods of the non-Sendable values that it holds.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "MarkupHost",
  products: [
    .library(name: "JSBridge", targets: ["JSBridge"]),
    .library(name: "MarkupHost", targets: ["MarkupHost"]),
    .library(name: "MarkupEditor", targets: ["MarkupEditor"]),
    .executable(name: "markuphost", targets: ["MarkupCLI"]),
  ],
  targets: [
    .systemLibrary(name: "CJSC", pkgConfig: "javascriptcoregtk-4.1", providers: [.apt(["libjavascriptcoregtk-4.1-dev"])]),
    .systemLibrary(name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .target(name: "JSBridge", dependencies: ["CJSC"], swiftSettings: settings),

    // The JavaScript and CSS of Resources/, bundled whenever they have changed, as string constants of the binary.
    .plugin(name: "BundleResources", capability: .buildTool()),
    // The target lies beside them, so that a file that comes or goes makes a new plan of the build.
    .target(
      name: "EmbeddedResources", path: "Resources",
      exclude: ["documents", "dom", "host", "markup", "markup.css", "markup.js", "mirror.css", "modules", "repl"],
      swiftSettings: settings, plugins: ["BundleResources"]),

    .target(name: "MarkupHost", dependencies: ["JSBridge", "EmbeddedResources"], swiftSettings: settings),
    .target(name: "MarkupEditor", dependencies: ["MarkupHost", "JSBridge"], swiftSettings: settings),
    .executableTarget(name: "MarkupCLI", dependencies: ["MarkupHost", "CEdit"], swiftSettings: settings),

    .testTarget(name: "JSBridgeTests", dependencies: ["JSBridge"], swiftSettings: settings),
    .testTarget(name: "DOMTests", dependencies: ["MarkupHost", "JSBridge"], swiftSettings: settings),
    .testTarget(name: "MarkupHostTests", dependencies: ["MarkupHost", "JSBridge"], swiftSettings: settings),
    .testTarget(name: "MarkupEditorTests", dependencies: ["MarkupEditor"], swiftSettings: settings),
    .testTarget(name: "DocumentationTests", dependencies: ["JSBridge", "MarkupHost", "MarkupEditor"], swiftSettings: settings),
    .testTarget(name: "CommandTests", dependencies: ["MarkupCLI"], swiftSettings: settings),
  ]
)
