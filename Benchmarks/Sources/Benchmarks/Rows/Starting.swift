internal import BenchmarkSupport
internal import Foundation

/// The start of a small optimized program, until it has its first cached instance.
struct Starting {
  private static let target = 130.0

  private let folder: URL

  /// - Parameter folder: An empty folder for the programs.
  init(in folder: URL) { self.folder = folder }

  func measure(_ progress: (String) -> Void) throws -> [Result] {
    progress("building a program without the library")
    let bare = try build("Bare", of: [], "let part = Part()")
    progress("building with Keyworks")
    let client = try build(
      "Client", of: ["Keyworks"],
      """
      extension Container {
        var part: Factory<Part> { self { Part() }.cached }
      }
      let part = Container.shared.part()
      """)
    progress("running")
    let rounds = try (0..<15).map { _ in try (byHand: run(bare), byLibrary: run(client)) }
    let inside = rounds.flatMap(\.byLibrary.inside)
    let whole = (byHand: rounds.map(\.byHand.whole), byLibrary: rounds.map(\.byLibrary.whole))
    let ratios = zip(whole.byLibrary, whole.byHand).map(/)
    return [
      Result(
        name: "W31", workload: "from the first line of main to the first cached instance",
        baseline: "\(Self.target) µs", bar: 1, byHand: Self.target, byLibrary: inside.median,
        ratio: inside.median / Self.target, spread: inside.spread, unit: "µs"),
      Result(
        name: "W32", workload: "the whole process", baseline: "one without the library",
        byHand: whole.byHand.median, byLibrary: whole.byLibrary.median, ratio: ratios.median,
        spread: ratios.spread, unit: "µs"),
    ]
  }

  private func build(_ name: String, of products: [String], _ code: String) throws -> URL {
    let client = try Client(
      name, of: products, from: Client.thisEdition,
      """
      #if canImport(Glibc)
      import Glibc
      #else
      import Darwin
      #endif
      final class Part: Sendable {}
      func microseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
      }
      let start = microseconds()
      \(code)
      let end = microseconds()
      withExtendedLifetime(part) { print(end - start) }

      """, in: folder)
    try client.build(isOptimized: true)
    return client.program(isOptimized: true)
  }

  /// Runs a program several times in a row, so that its pages stay in the caches.
  ///
  /// - Returns: The microseconds that each run prints, and those of a whole process on average.
  private func run(_ program: URL) throws -> (inside: [Double], whole: Double) {
    let count = 20
    let start = kb_wall_nanoseconds()
    let text = try Command.run(
      "for run in $(seq \(count)); do '\(program.path())' || exit; done", in: folder)
    let whole = Double(kb_wall_nanoseconds() - start) / 1_000 / Double(count)
    return (text.split(separator: "\n").compactMap { Double($0) }, whole)
  }
}
