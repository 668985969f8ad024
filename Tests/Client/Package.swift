// swift-tools-version: 6.2

import PackageDescription

// A client that was written for an earlier version. It must go on compiling.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "Keyworks", path: "../..")],
  targets: [
    .target(
      name: "Client",
      dependencies: [
        .product(name: "Keyworks", package: "Keyworks"),
        .product(name: "KeyworksAsync", package: "Keyworks"),
        .product(name: "KeyworksTracing", package: "Keyworks"),
        .product(name: "KeyworksUI", package: "Keyworks"),
        .product(name: "KeyworksWiring", package: "Keyworks"),
      ]),
    .testTarget(
      name: "ClientTests",
      dependencies: ["Client", .product(name: "KeyworksTesting", package: "Keyworks")]),
  ])
