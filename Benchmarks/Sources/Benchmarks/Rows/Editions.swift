internal import Foundation

/// A small program in debug, built with the library and with its second edition. The rows have no bar.
struct Editions {
  private static let second = "20ef38c"

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
    let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
    let earlier = folder.appending(path: "earlier/Keyworks")
    try FileManager.default.createDirectory(at: earlier, withIntermediateDirectories: true)
    try Command.run(
      "git archive \(Self.second) | tar -x -C '\(earlier.path())'", in: root)
    progress("building with the second edition")
    let before = try build("Before", with: earlier)
    progress("building with this one")
    let now = try build("Now", with: root)
    progress("running")
    var figures: (before: [[Double]], now: [[Double]]) = ([], [])
    for _ in 0..<9 {
      figures.before.append(try run(before))
      figures.now.append(try run(now))
    }
    return Self.workloads.indices.map { index in
      let (before, now) = (figures.before.map { $0[index] }, figures.now.map { $0[index] })
      let ratios = zip(now, before).map(/)
      return Result(
        name: "W28", workload: Self.workloads[index],
        baseline: "the second edition (\(Self.second))",
        byHand: before.median, byLibrary: now.median, ratio: ratios.median, spread: ratios.spread)
    }
  }

  /// - Returns: The program.
  private func build(_ name: String, with library: URL) throws -> URL {
    let package = folder.appending(path: name)
    let sources = package.appending(path: "Sources/Program")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Program", platforms: [.macOS(.v15)],
      dependencies: [.package(name: "Keyworks", path: "\(library.path())")],
      targets: [
        .executableTarget(
          name: "Program", dependencies: [.product(name: "Keyworks", package: "Keyworks")])
      ])
    """.write(
      to: package.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    try Self.program.write(
      to: sources.appending(path: "main.swift"), atomically: true, encoding: .utf8)
    try Command.run("swift build --product Program 1>&2", in: package)
    return package.appending(path: ".build/debug/Program")
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
