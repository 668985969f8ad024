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
      ],
      swiftSettings: settings + [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))],
      // Where the runtime is a library of its own, the jumps into it fall into a bad and a
      // good state by the addresses that the system draws: 19 ns between two runs.
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))]),
  ]
)
