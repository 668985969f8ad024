// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let examples = "Documentation/Examples/"
let example = examples + "PluginPipeline/"
let server = examples + "ServerStart/"
let plugins: [Target.Dependency] = ["SpellingPlugin", "TypographyPlugin", "EmojiPlugin"]

// The privacy manifest is a resource of the C target, because resources make a Swift target import
// Foundation. Only Apple platforms read it.
#if canImport(Darwin)
  let threads = Target.target(
    name: "KeyworksThreads", resources: [.copy("PrivacyInfo.xcprivacy")])
#else
  let threads = Target.target(name: "KeyworksThreads", exclude: ["PrivacyInfo.xcprivacy"])
#endif

let package = Package(
  name: "Keyworks",
  platforms: [.macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Keyworks", targets: ["Keyworks"]),
    .library(name: "KeyworksAsync", targets: ["KeyworksAsync"]),
    .library(name: "KeyworksWiring", targets: ["KeyworksWiring"]),
    .library(name: "KeyworksUI", targets: ["KeyworksUI"]),
    .library(name: "KeyworksTracing", targets: ["KeyworksTracing"]),
    .library(name: "KeyworksTesting", targets: ["KeyworksTesting"]),
    // Everything that an app's frameworks may use. A library beside it would bring another core.
    .library(
      name: "KeyworksDynamic", type: .dynamic,
      targets: ["Keyworks", "KeyworksAsync", "KeyworksWiring", "KeyworksUI", "KeyworksTracing"]),
    .executable(name: "keyworks-graph", targets: ["keyworks-graph"]),
    .plugin(name: "KeyworksGraphPlugin", targets: ["KeyworksGraphPlugin"]),
  ],
  targets: [
    threads,
    .library(
      "Keyworks", uses: "KeyworksThreads", settings: [.enableExperimentalFeature("RawLayout")]),
    .library("KeyworksAsync", uses: "Keyworks"),
    .library("KeyworksWiring", uses: "Keyworks", "KeyworksAsync"),
    // Its views are empty where there is no SwiftUI. Tests/UI compiles them against a stub.
    .library("KeyworksUI", uses: "Keyworks"),
    .library("KeyworksTracing", uses: "Keyworks"),
    .library("KeyworksTesting", uses: "Keyworks"),

    // The verifier. It knows the libraries above by the names of their symbols.
    .target(name: "KeyworksIndexStore"),
    .target(
      name: "KeyworksGraph", dependencies: ["KeyworksIndexStore"], exclude: ["Page"],
      swiftSettings: settings),
    .executableTarget(
      name: "keyworks-graph", dependencies: ["KeyworksGraph"], swiftSettings: settings),
    .plugin(
      name: "KeyworksGraphPlugin",
      capability: .command(
        intent: .custom(
          verb: "verify-dependencies", description: "Check the dependency graph before it runs")),
      dependencies: ["keyworks-graph"], path: "Sources/KeyworksGraphPlugin"),

    // The tests of a module use only what that module may use, and observe it.
    .target(
      name: "TestSupport", dependencies: ["Keyworks", "KeyworksTracing"], path: "Tests/Support",
      swiftSettings: settings),
    .testTarget(
      name: "KeyworksTests", dependencies: ["Keyworks", "KeyworksTracing", "TestSupport"],
      swiftSettings: settings),
    .tests(of: "KeyworksAsync", "KeyworksTesting"),
    .tests(of: "KeyworksWiring", "KeyworksAsync"),
    .tests(of: "KeyworksUI"),
    .tests(of: "KeyworksTracing"),
    .tests(of: "KeyworksTesting", "KeyworksAsync"),
    // Tests that use several modules together.
    .testTarget(
      name: "KeyworksTogetherTests",
      dependencies: [
        "Keyworks", "KeyworksAsync", "KeyworksWiring", "KeyworksUI", "KeyworksTracing",
        "KeyworksTesting", "TestSupport",
      ], swiftSettings: settings),
    .testTarget(name: "KeyworksXCTests", dependencies: ["Keyworks"], swiftSettings: settings),

    .testTarget(
      name: "KeyworksGraphTests",
      dependencies: [
        "Keyworks", "KeyworksAsync", "KeyworksWiring", "KeyworksUI", "KeyworksTracing",
        "KeyworksGraph",
      ],
      exclude: ["Corpus", "Factory", "Limits"], swiftSettings: settings),

    // The example: an app, the modules whose steps it installs, and the module between them.
    .target(name: "TextPipeline", in: "TextPipeline"),
    .target(name: "SpellingPlugin", in: "SpellingPlugin", "TextPipeline"),
    .target(name: "TypographyPlugin", in: "TypographyPlugin", "TextPipeline"),
    .target(name: "EmojiPlugin", in: "EmojiPlugin", "TextPipeline"),
    .executableTarget(
      name: "PluginPipeline", dependencies: ["Keyworks", "TextPipeline"] + plugins,
      path: example + "App"),
    .testTarget(
      name: "PluginPipelineTests", dependencies: ["Keyworks", "TextPipeline"] + plugins,
      path: example + "Tests"),
    .testTarget(
      name: "PluginPipelineXCTests", dependencies: ["Keyworks", "TextPipeline"] + plugins,
      path: example + "XCTests"),

    // A server whose services are built asynchronously.
    .target(
      name: "OrderServer", dependencies: ["Keyworks", "KeyworksAsync"],
      path: server + "OrderServer"),
    .executableTarget(
      name: "ServerStart",
      dependencies: ["Keyworks", "KeyworksAsync", "KeyworksTracing", "OrderServer"],
      path: server + "App"),
    .testTarget(
      name: "ServerStartTests",
      dependencies: ["Keyworks", "KeyworksAsync", "KeyworksTesting", "OrderServer"],
      path: server + "Tests"),
  ] + migrated("FromFactory") + migrated("FromSwinject") + migrated("FromSwiftDependencies")
)

// For builds that need only the libraries.
if Context.environment["KEYWORKS_WITHOUT_VERIFIER"] != nil {
  let verifier = [
    "KeyworksIndexStore", "KeyworksGraph", "keyworks-graph", "KeyworksGraphPlugin",
    "KeyworksGraphTests",
  ]
  package.products.removeAll { verifier.contains($0.name) }
  package.targets.removeAll { verifier.contains($0.name) }
}

/// A program that was migrated from another library, and its tests.
func migrated(_ name: String) -> [Target] {
  [
    .target(
      name: name, dependencies: ["Keyworks", "KeyworksAsync", "KeyworksUI"],
      path: examples + name + "/App"),
    .testTarget(
      name: name + "Tests",
      dependencies: [.target(name: name), "Keyworks", "KeyworksUI", "KeyworksTesting"],
      path: examples + name + "/Tests"),
  ]
}

extension Target {
  /// A module of the library.
  static func library(
    _ name: String, uses dependencies: Dependency..., settings others: [SwiftSetting] = []
  ) -> Target {
    .target(
      name: name, dependencies: dependencies,
      swiftSettings: settings + [.strictMemorySafety()] + others)
  }

  static func tests(of module: String, _ others: Dependency...) -> Target {
    .testTarget(
      name: module + "Tests",
      dependencies: ["Keyworks", .target(name: module), "TestSupport"] + others
        + (module == "KeyworksTracing" ? [] : ["KeyworksTracing"]),
      swiftSettings: settings)
  }

  static func target(name: String, in folder: String, _ dependency: Dependency...) -> Target {
    .target(
      name: name, dependencies: ["Keyworks"] + dependency, path: example + folder)
  }
}
