// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Server",
  dependencies: [.package(name: "MarkupHost", path: "../..")],
  targets: [
    .systemLibrary(name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
    .executableTarget(name: "Server", dependencies: ["CSoup", .product(name: "MarkupHost", package: "MarkupHost")]),
  ]
)
