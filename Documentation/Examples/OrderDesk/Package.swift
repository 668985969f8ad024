// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "OrderDesk",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "OrderDesk", targets: ["App"])],
  dependencies: [.package(name: "Keyworks", path: "../../..")],
  targets: [
    .target(
      name: "Domain", dependencies: [.keyworks(), .keyworks("Async")], swiftSettings: settings),
    .target(
      name: "Storage", dependencies: ["Domain", .keyworks(), .keyworks("Async")],
      swiftSettings: settings),
    .target(name: "Pricing", dependencies: ["Domain", .keyworks()], swiftSettings: settings),
    .target(
      name: "Notifications",
      dependencies: [
        "Domain", "Pricing", .keyworks(), .keyworks("Async"), .keyworks("Wiring"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "App",
      dependencies: [
        "Domain", "Storage", "Pricing", "Notifications", .keyworks(), .keyworks("Async"),
        .keyworks("Tracing"),
      ], swiftSettings: settings),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", "Domain", "Storage", "Pricing", "Notifications", .keyworks(), .keyworks("Async"),
        .keyworks("Tracing"), .keyworks("Testing"),
      ], swiftSettings: settings),
  ]
)

extension Target.Dependency {
  /// A module of Keyworks.
  static func keyworks(_ module: String = "") -> Self {
    .product(name: "Keyworks" + module, package: "Keyworks")
  }
}
