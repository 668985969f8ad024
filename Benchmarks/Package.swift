// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Keyworks", path: "..")],
  targets: [
    .target(name: "BenchmarkSupport"),
    .target(
      name: "BenchmarkDeclarations",
      dependencies: [.product(name: "Keyworks", package: "Keyworks")], swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "BenchmarkSupport", "BenchmarkDeclarations",
        .product(name: "Keyworks", package: "Keyworks"),
        .product(name: "KeyworksAsync", package: "Keyworks"),
        .product(name: "KeyworksTracing", package: "Keyworks"),
        .product(name: "KeyworksUI", package: "Keyworks"),
      ],
      swiftSettings: settings + [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))],
      // If the runtime is a dynamic library, the jumps into it are in a good or a bad state,
      // depending on the addresses that the system chose: 19 ns between two runs.
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "Growth",
      dependencies: [
        "BenchmarkSupport",
        .product(name: "Keyworks", package: "Keyworks"),
        .product(name: "KeyworksAsync", package: "Keyworks"),
        .product(name: "KeyworksTracing", package: "Keyworks"),
        .product(name: "KeyworksUI", package: "Keyworks"),
        .product(name: "KeyworksWiring", package: "Keyworks"),
      ],
      swiftSettings: settings + [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))],
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))]),
  ]
)
