internal import BenchmarkSupport
internal import Foundation

/// The cost of compiling a program that uses the library: a module with so many factories, each
/// used once, compared with the same module with static functions.
struct Compiling {
  static let count = 1_000

  let library: Bool

  /// - Parameter folder: The folder for the sources.
  func write(to folder: URL) throws -> URL {
    var text = library ? "public import Keyworks\n" : ""
    for number in 0..<Self.count {
      text += """
        public protocol Service\(number) { func run(_ input: Int) -> Int }
        final class Live\(number): Service\(number) {
          let offset: Int
          init(offset: Int) { self.offset = offset }
          func run(_ input: Int) -> Int { input + offset }
        }

        """
    }
    text += library ? "extension Container {\n" : "enum Make {\n"
    for number in 0..<Self.count {
      text +=
        library
        ? "  var service\(number): Factory<any Service\(number)> { self { Live\(number)(offset: \(number)) } }\n"
        : "  static func service\(number)() -> any Service\(number) { Live\(number)(offset: \(number)) }\n"
    }
    text += "}\n"
    for number in 0..<Self.count {
      text +=
        library
        ? "public func use\(number)(_ container: Container) -> any Service\(number) { container.service\(number)() }\n"
        : "public func use\(number)() -> any Service\(number) { Make.service\(number)() }\n"
    }
    let file = folder.appending(path: library ? "Library.swift" : "ByHand.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Compiles the module.
  ///
  /// - Returns: The CPU time in seconds, and the bytes of code.
  func compile(in folder: URL, isOptimized: Bool) throws -> (seconds: Double, bytes: Int) {
    let source = try write(to: folder)
    let object = folder.appending(path: library ? "Library.o" : "ByHand.o")
    let seconds = try Self.compile(
      [source], to: object,
      ["-module-name", "Compiled", isOptimized ? "-O" : "-Onone"]
        + (library ? Self.importFlags : []))
    return (seconds, try ObjectFile(object).codeSize)
  }

  /// Compiles only the library, in release mode.
  static func compileLibrary(in folder: URL) throws -> Double {
    let features = ["ExistentialAny", "MemberImportVisibility"]
    return try compile(
      librarySources, to: folder.appending(path: "Keyworks.o"),
      ["-module-name", "Keyworks", "-package-name", "keyworks", "-O"]
        + features.flatMap { ["-enable-upcoming-feature", $0] } + importFlags)
  }

  private static var librarySources: [URL] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Sources/Keyworks").standardized
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    // The documentation catalog contains sources of its own.
    return (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "swift" && !$0.path().contains(".docc/")
    }
  }

  /// - Returns: The CPU time in seconds.
  private static func compile(
    _ sources: [URL], to object: URL, _ options: [String]
  ) throws -> Double {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      [
        "swiftc", "-swift-version", "6", "-parse-as-library", "-wmo", "-emit-object",
        "-enable-upcoming-feature", "InternalImportsByDefault", "-o", object.path(),
      ] + options + sources.map { $0.path() }
    // The compiler does not regenerate code that it finds in an existing object.
    try? FileManager.default.removeItem(at: object)
    let before = kb_child_seconds()
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw CompilerFailed() }
    return kb_child_seconds() - before
  }

  struct CompilerFailed: Error {}

  /// The built library is next to this program.
  private static var importFlags: [String] {
    let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    return [
      "-I", products.appending(path: "Modules").path(), "-Xcc",
      "-fmodule-map-file="
        + products.appending(path: "KeyworksThreads.build/module.modulemap").path(),
    ]
  }
}

/// The sections of an ELF object file.
struct ObjectFile {
  private let bytes: Data

  init(_ file: URL) throws { bytes = try Data(contentsOf: file) }

  /// The total size of all executable sections.
  var codeSize: Int {
    let isExecuted: UInt64 = 4
    let start = Int(read(UInt64.self, at: 0x28))
    let entrySize = Int(read(UInt16.self, at: 0x3A))
    return (0..<Int(read(UInt16.self, at: 0x3C))).reduce(0) { sum, section in
      let header = start + section * entrySize
      guard read(UInt64.self, at: header + 0x08) & isExecuted != 0 else { return sum }
      return sum + Int(read(UInt64.self, at: header + 0x20))
    }
  }

  private func read<Number: FixedWidthInteger>(_: Number.Type, at offset: Int) -> Number {
    bytes[offset..<offset + MemoryLayout<Number>.size].reversed()
      .reduce(0) { $0 << 8 | Number($1) }
  }
}

/// The cost of compiling, as rows of the table.
func compilingResults(_ names: [String]) throws -> [Result] {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "keyworks-\(ProcessInfo.processInfo.processIdentifier)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }

  func result(_ name: String, isOptimized: Bool, bar: Double) throws -> (Result, Int) {
    var hand: [Double] = []
    var library: [Double] = []
    var bytes = 0
    for _ in 0..<9 {
      let byHand = try Compiling(library: false).compile(in: folder, isOptimized: isOptimized)
      let byLibrary = try Compiling(library: true).compile(in: folder, isOptimized: isOptimized)
      hand.append(byHand.seconds)
      library.append(byLibrary.seconds)
      bytes = byLibrary.bytes - byHand.bytes
    }
    let ratios = zip(library, hand).map(/)
    return (
      Result(
        name: name,
        workload:
          "compiling \(Compiling.count) factories and uses, \(isOptimized ? "release" : "debug")",
        baseline: "the same with static functions", bar: bar, byHand: hand.median,
        byLibrary: library.median, ratio: ratios.median,
        spread: (ratios.quantile(0.75) - ratios.quantile(0.25)) / ratios.median, unit: "s"),
      bytes
    )
  }

  var results: [Result] = []
  let (release, bytes) = try result("W15", isOptimized: true, bar: 1.4)
  if names.contains("W15") {
    results += [release, try result("W15", isOptimized: false, bar: 1.35).0]
  }
  if names.contains("W17") {
    var (hand, library): ([Double], [Double]) = ([], [])
    for _ in 0..<5 {
      hand.append(try Compiling(library: false).compile(in: folder, isOptimized: true).seconds)
      library.append(try Compiling.compileLibrary(in: folder))
    }
    let ratios = zip(library, hand).map(/)
    results.append(
      Result(
        name: "W17", workload: "compiling the library, release",
        baseline: "a module of \(Compiling.count) static functions", bar: 1.35,
        byHand: hand.median, byLibrary: library.median, ratio: ratios.median,
        spread: (ratios.quantile(0.75) - ratios.quantile(0.25)) / ratios.median, unit: "s"))
  }
  if names.contains("W16") {
    let perFactory = Double(bytes) / Double(Compiling.count)
    results.append(
      Result(
        name: "W16",
        workload: "code of a factory declared and used once, beyond a static function",
        baseline: "150 bytes", bar: 1, byHand: 150, byLibrary: perFactory,
        ratio: perFactory / 150, spread: 0, unit: "B"))
  }
  return results
}
