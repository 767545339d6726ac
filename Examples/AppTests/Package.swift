// swift-tools-version: 6.2
import PackageDescription

// The part of a notes app that has no user interface, with its tests. In the app the same target imports MarkupEditor from its
// own package; here, on Linux, from this one.
let package = Package(
  name: "AppTests",
  products: [.library(name: "Notes", targets: ["Notes"])],
  dependencies: [.package(name: "MarkupHost", path: "../..")],
  targets: [
    .target(name: "Notes", dependencies: [.product(name: "MarkupEditor", package: "MarkupHost")]),
    .testTarget(name: "NotesTests", dependencies: ["Notes"]),
  ]
)
