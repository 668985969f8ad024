// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Keyworks",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Keyworks", targets: ["Keyworks"])
  ],
  targets: [
    .target(name: "KeyworksThreads"),
    .target(name: "Keyworks", dependencies: ["KeyworksThreads"], swiftSettings: settings),

    .testTarget(name: "KeyworksTests", dependencies: ["Keyworks"], swiftSettings: settings),
    .testTarget(name: "KeyworksXCTests", dependencies: ["Keyworks"], swiftSettings: settings),

    .executableTarget(
      name: "QuickStart", dependencies: ["Keyworks"], path: "Documentation/Examples/QuickStart",
      swiftSettings: settings),
  ]
)
