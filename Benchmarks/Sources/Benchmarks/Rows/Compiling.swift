internal import BenchmarkSupport
internal import Foundation

/// The compile-time cost of the library: a module with ``count`` factories, each used once, compared with
/// the same module with static functions.
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
  /// - Returns: The seconds of processor time.
  func compile(in folder: URL, isOptimized: Bool = true) throws -> Double {
    try Self.compile(
      [write(to: folder)], to: object(in: folder, isOptimized),
      ["-module-name", "Compiled", isOptimized ? "-O" : "-Onone"]
        + (library ? Self.importFlags : []))
  }

  /// The bytes of optimized code. Compiles the module unless a row has done so.
  func codeSize(in folder: URL) throws -> Int {
    let object = object(in: folder, true)
    if !FileManager.default.fileExists(atPath: object.path()) { _ = try compile(in: folder) }
    return try ObjectFile(object).codeSize
  }

  private func object(in folder: URL, _ isOptimized: Bool) -> URL {
    folder.appending(path: "\(library ? "Library" : "ByHand")-\(isOptimized ? "O" : "Onone").o")
  }

  /// Compiles the library alone, in release.
  static func compileLibrary(in folder: URL) throws -> Double {
    let features = ["ExistentialAny", "MemberImportVisibility"]
    return try compile(
      librarySources, to: folder.appending(path: "Keyworks.o"),
      [
        "-module-name", "Keyworks", "-package-name", "keyworks", "-O",
        "-enable-experimental-feature", "RawLayout",
      ]
        + features.flatMap { ["-enable-upcoming-feature", $0] } + importFlags)
  }

  private static var librarySources: [URL] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Sources/Keyworks").standardized
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    // The documentation catalog has its own sources.
    return (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "swift" && !$0.path().contains(".docc/")
    }
  }

  /// - Returns: The seconds of processor time.
  private static func compile(
    _ sources: [URL], to object: URL, _ options: [String]
  ) throws -> Double {
    // The compiler would not generate code again if it found the code in the object file.
    try? FileManager.default.removeItem(at: object)
    return try run(["-wmo", "-emit-object", "-o", object.path()] + options, on: sources)
  }

  /// Runs the compiler.
  ///
  /// - Returns: The seconds of processor time.
  static func run(_ options: [String], on sources: [URL]) throws -> Double {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      [
        "swiftc", "-swift-version", "6", "-parse-as-library", "-enable-upcoming-feature",
        "InternalImportsByDefault",
      ] + options + sources.map { $0.path() }
    let before = kb_child_seconds()
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw CompilerFailed() }
    return kb_child_seconds() - before
  }

  struct CompilerFailed: Error {}

  /// The built library is beside this program.
  static var importFlags: [String] {
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

  /// The bytes of all executable sections.
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

/// A row that runs the compiler.
enum CompilingRow: CaseIterable {
  case release, debug, codeSize, library, calls, keyPaths

  var name: String {
    switch self {
    case .release, .debug: "W15"
    case .codeSize: "W16"
    case .library: "W17"
    case .calls, .keyPaths: "W30"
    }
  }

  var workload: String {
    switch self {
    case .release, .debug: "compiling \(Compiling.count) factories and uses, \(self)"
    case .codeSize: "code of a factory declared and used once, beyond a static function"
    case .library: "compiling the library, release"
    case .calls: "type-checking \(TypeChecking.workload), self.a()"
    case .keyPaths: "type-checking \(TypeChecking.workload), self[\\.a]"
    }
  }

  /// - Parameter folder: The folder for sources and object files, which all rows share.
  func measure(in folder: URL, rounds: Int) throws -> Result {
    let (byHand, byLibrary) = (Compiling(library: false), Compiling(library: true))
    switch self {
    case .release, .debug:
      let isOptimized = self == .release
      return try compare(
        "the same with static functions", bar: isOptimized ? 1.4 : 1.35, rounds,
        byHand: { try byHand.compile(in: folder, isOptimized: isOptimized) },
        byLibrary: { try byLibrary.compile(in: folder, isOptimized: isOptimized) })
    case .codeSize:
      let extra = try byLibrary.codeSize(in: folder) - byHand.codeSize(in: folder)
      let bytes = Double(extra) / Double(Compiling.count)
      return Result(
        name: name, workload: workload, baseline: "150 bytes", bar: 1, byHand: 150,
        byLibrary: bytes, ratio: bytes / 150, spread: 0, unit: "B")
    case .library:
      return try compare(
        "a module of \(Compiling.count) static functions", bar: 1.35, rounds,
        byHand: { try byHand.compile(in: folder) },
        byLibrary: { try Compiling.compileLibrary(in: folder) })
    case .calls, .keyPaths:
      let form: TypeChecking = self == .calls ? .calls : .keyPaths
      return try compare(
        "the same with static functions", bar: form == .calls ? 2 : 4, rounds,
        byHand: { try TypeChecking.staticFunctions.check(in: folder) },
        byLibrary: { try form.check(in: folder) })
    }
  }

  private func compare(
    _ baseline: String, bar: Double, _ rounds: Int, byHand: () throws -> Double,
    byLibrary: () throws -> Double
  ) throws -> Result {
    var (hand, library): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      hand.append(try byHand())
      library.append(try byLibrary())
    }
    let ratios = zip(library, hand).map(/)
    return Result(
      name: name, workload: workload, baseline: baseline, bar: bar, byHand: hand.median,
      byLibrary: library.median, ratio: ratios.median, spread: ratios.spread, unit: "s")
  }
}
