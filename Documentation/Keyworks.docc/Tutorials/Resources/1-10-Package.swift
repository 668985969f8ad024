// swift-tools-version: 6.2

import PackageDescription

let keyworks = Target.Dependency.product(name: "Keyworks", package: "keyworks")

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://…/keyworks.git", .upToNextMinor(from: "0.2.0"))
  ],
  targets: [
    .target(name: "Pricing", dependencies: [keyworks]),
    .executableTarget(name: "Shop", dependencies: [keyworks, "Pricing"]),
  ]
)
