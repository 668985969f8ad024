internal import Foundation
import KeyworksTracing

/// The costs of the library for a program that caches one instance: the size of the program and the times
/// of its builds, each compared with the second edition.
struct Costs {
  private struct Figures {
    var size = 0.0, debug = 0.0, release = 0.0, change = 0.0
  }

  /// The modules that each program imports in addition to `Keyworks`, and code that uses them.
  private static let further = [
    ([], ""),
    (
      ["KeyworksAsync"],
      "extension Container { var later: AsyncFactory<Part, Never> { self.async { Part() }.cached } }\n"
    ),
    (
      ["KeyworksAsync", "KeyworksWiring"],
      "extension Container { static var wiring: Wiring<Container> { Wiring { $0.part.register { Part() } } } }\n"
    ),
    (
      ["KeyworksUI"],
      "extension Container { var model: MainActorFactory<Part> { self.mainActor { Part() }.cached } }\n"
    ),
    (["KeyworksTracing"], "Container.shared.observe(TraceLog().record)\n"),
  ]

  private let folder: URL

  /// - Parameter folder: An empty folder for the programs and the second edition.
  init(in folder: URL) { self.folder = folder }

  func measure(_ progress: (String) -> Void) throws -> [Result] {
    let earlier = try Client.copySecondEdition(to: folder)
    progress("building a program without the library")
    let bare = try figures("Bare", of: [], from: earlier, "final class Part {}\nprint(Part())\n")
    progress("building with the second edition")
    let before = try figures("Before", of: ["Keyworks"], from: earlier, Self.program)
    return try Self.further.flatMap { (products, code) in
      let name = products.last ?? "Keyworks"
      progress("building with \(name)")
      let now = try figures(
        name, of: ["Keyworks"] + products, from: Client.thisEdition, Self.program + code)
      return [
        ("W22", "KB that \(name) adds to a stripped program", \Figures.size, bare.size, "KB"),
        ("W23", "clean debug build with \(name)", \.debug, 0, "s"),
        ("W24", "clean release build with \(name)", \.release, 0, "s"),
        ("W25", "debug build after a change, with \(name)", \.change, 0, "s"),
      ].map { (row, workload, figure, bare: Double, unit) in
        let (before, now) = (before[keyPath: figure] - bare, now[keyPath: figure] - bare)
        return Result(
          name: row, workload: workload, baseline: Client.secondEdition, byHand: before,
          byLibrary: now, ratio: now / before, spread: 0, unit: unit)
      }
    }
  }

  private func figures(
    _ name: String, of products: [String], from library: URL, _ program: String
  ) throws -> Figures {
    let client = try Client(name, of: products, from: library, program, in: folder)
    var figures = Figures()
    figures.debug = try client.build()
    try client.touch()
    figures.change = try client.build()
    figures.release = try client.build(isOptimized: true)
    figures.size = try client.size()
    return figures
  }

  private static let program = """
    final class Part: Sendable {}
    extension Container {
      var part: Factory<Part> { self { Part() }.cached }
    }
    print(Container.shared.part() === Container.shared.part())

    """
}
