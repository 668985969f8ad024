internal import Foundation

/// A small program in debug, built with the library and with its second edition. The rows have no bar.
struct Editions {
  /// The three figures that the program prints, in this order.
  private static let workloads = [
    "debug: parameter factory in a container with an override",
    "debug: new container and its first instance",
    "debug: first resolve of a cached factory",
  ]

  private let folder: URL

  /// - Parameter folder: An empty folder for the program and the second edition.
  init(in folder: URL) { self.folder = folder }

  func measure(_ progress: (String) -> Void) throws -> [Result] {
    progress("building with the second edition")
    let earlier = try Client.copySecondEdition(to: folder)
    let before = try Client("Before", of: ["Keyworks"], from: earlier, Self.program, in: folder)
    try before.build()
    progress("building with this one")
    let now = try Client(
      "Now", of: ["Keyworks"], from: Client.thisEdition, Self.program, in: folder)
    try now.build()
    progress("running")
    var figures: (before: [[Double]], now: [[Double]]) = ([], [])
    for _ in 0..<9 {
      figures.before.append(try run(before.program()))
      figures.now.append(try run(now.program()))
    }
    return Self.workloads.indices.map { index in
      let (before, now) = (figures.before.map { $0[index] }, figures.now.map { $0[index] })
      let ratios = zip(now, before).map(/)
      return Result(
        name: "W28", workload: Self.workloads[index],
        baseline: Client.secondEdition,
        byHand: before.median, byLibrary: now.median, ratio: ratios.median, spread: ratios.spread)
    }
  }

  private func run(_ program: URL) throws -> [Double] {
    try Command.run("'\(program.path())'", in: folder).split(separator: "\n").compactMap {
      Double($0)
    }
  }

  /// It uses only what both editions have, and prints nanoseconds.
  private static let program = """
    import Keyworks
    final class Part: Sendable {}
    extension Container {
      var numbered: ParameterFactory<Int, Part> { self { _ in Part() } }
      var part: Factory<Part> { self { Part() }.cached }
      var other: Factory<Part> { self { Part() } }
    \((0..<partCount).map { "  var part\($0): Factory<Part> { self { Part() }.cached }\n" }.joined())}
    func report(_ count: Int, of parts: Int = 1, _ work: () -> Void) {
      let times = (0..<5).map { _ in
        let time = ContinuousClock().measure { for _ in 0..<count { work() } }
        return Double(time.components.attoseconds) / 1e9 / Double(count * parts)
      }
      print(times.min() ?? 0)
    }
    let container = Container()
    container.other.override { Part() }
    report(20_000) { _ = container.numbered(7) }
    report(5_000) { _ = Container().part() }
    report(300, of: \(partCount)) {
      let container = Container()
    \((0..<partCount).map { "  _ = container.part\($0)()\n" }.joined())}
    """
  private static let partCount = 50
}
