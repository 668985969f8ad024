// swift-tools-version: 6.2

// For systems without SwiftUI: compiles KeyworksUI against a stub of the SwiftUI declarations that it uses,
// and tests it with a host that keeps the state of views as SwiftUI does.

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "KeyworksUIOnStub",
  dependencies: [.package(name: "Keyworks", path: "../..")],
  targets: [
    .target(name: "SwiftUI"),
    // A link to the folder of the product.
    .target(
      name: "KeyworksUIOnStub",
      dependencies: ["SwiftUI", .product(name: "Keyworks", package: "Keyworks")],
      swiftSettings: settings),
    .testTarget(
      name: "KeyworksUITests", dependencies: ["KeyworksUIOnStub"], swiftSettings: settings),
  ]
)
