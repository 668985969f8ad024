// swift-tools-version: 6.2

// For systems without SwiftUI: compiles KeyworksUI against a stub of the SwiftUI declarations that it uses,
// and tests it with a host that keeps the state of views as SwiftUI does.

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// KeyworksUI uses `package` declarations of Keyworks, and SwiftPM names that package after its folder. It would
// add the name of this package behind the flag, if the target had `packageAccess`.
let keyworks = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""
let name = keyworks.lowercased().replacing(/[^\p{L}\p{N}]/, with: "_")

let package = Package(
  name: "KeyworksUIOnStub",
  dependencies: [.package(name: "Keyworks", path: "../..")],
  targets: [
    .target(name: "SwiftUI"),
    // A link to the folder of the product.
    .target(
      name: "KeyworksUIOnStub",
      dependencies: ["SwiftUI", .product(name: "Keyworks", package: "Keyworks")],
      packageAccess: false,
      swiftSettings: settings + [.unsafeFlags(["-package-name", name])]),
    .testTarget(
      name: "KeyworksUITests",
      dependencies: ["KeyworksUIOnStub", .product(name: "KeyworksAsync", package: "Keyworks")],
      swiftSettings: settings),
  ]
)
