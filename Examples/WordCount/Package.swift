// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "WordCount",
  dependencies: [.package(name: "MarkupHost", path: "../..")],
  targets: [
    .executableTarget(name: "WordCount", dependencies: [.product(name: "MarkupHost", package: "MarkupHost")])
  ]
)
