// swift-tools-version: 6.2

import PackageDescription

let keyworks = Target.Dependency.product(name: "Keyworks", package: "Keyworks")

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://…/Keyworks.git", .upToNextMinor(from: "0.2.0"))
  ],
  targets: [
    .target(name: "Pricing", dependencies: [keyworks]),
    .target(name: "Vouchers", dependencies: [keyworks, "Pricing"]),
    .executableTarget(name: "Shop", dependencies: [keyworks, "Pricing", "Vouchers"]),
  ]
)
