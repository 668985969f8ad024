import Foundation
import KeyworksGraph
import Synchronization

/// A program in a folder, compiled only as far as the index needs it.
struct SampleProgram {
  let folder: URL
  /// In the order of compilation; the last is the app.
  let modules: [String]
  private let flags: [String]

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(in folder: URL) {
    self.folder = folder
    func lines(_ file: String) -> [String] {
      let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return (text ?? "").split(whereSeparator: \.isNewline).map(String.init)
    }
    let listed = lines("modules").filter { $0 != "library" }
    modules = listed.isEmpty ? ["App"] : listed
    flags = lines("flags").flatMap { $0.split(separator: " ").map(String.init) }
  }

  /// Writes a program and calls `body` with it. Its modules are in the order of compilation.
  static func with<Result>(
    _ modules: [(name: String, sources: [String: String])],
    _ body: (SampleProgram) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "keyworks-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (module, sources) in modules {
      let target = folder.appending(path: module)
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      for (name, text) in sources {
        try text.write(to: target.appending(path: name), atomically: true, encoding: .utf8)
      }
    }
    try modules.map(\.name).joined(separator: "\n").write(
      to: folder.appending(path: "modules"), atomically: true, encoding: .utf8)
    return try body(SampleProgram(in: folder))
  }

  /// A program of one module.
  static func with<Result>(
    _ sources: [String: String], _ body: (SampleProgram) throws -> Result
  ) throws -> Result {
    try with([("App", sources)], body)
  }

  /// The sources of a module, sorted.
  func sources(of module: String) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: folder.appending(path: module), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  var rules: Rules? {
    get throws {
      let path = folder.appending(path: "rules").path
      return try Files.text(of: path).map { try Rules($0, path: path) }
    }
  }

  /// What the verifier finds.
  func verified() throws -> Verification {
    let build = try index()
    defer { try? FileManager.default.removeItem(at: build) }
    return try verified(in: build)
  }

  /// What the verifier finds in a build.
  func verified(in build: URL) throws -> Verification {
    let store = build.appending(path: "index/store")
    let indexed = try IndexedProgram(store: store.path, library: IndexSearch.library())
    return Verification(of: indexed, rules: try rules)
  }

  /// What the verifier finds in a program that is built already, except for changes in function
  /// bodies of one module. Only that module is compiled, because no other can see the changes.
  func verified(reusing other: URL, changed: String) throws -> Verification {
    let build = FileManager.default.temporaryDirectory.appending(path: "keyworks-\(UUID())")
    try FileManager.default.copyItem(at: other, to: build)
    defer { try? FileManager.default.removeItem(at: build) }
    let units = build.appending(path: "index/store/v5/units")
    for unit in try FileManager.default.contentsOfDirectory(atPath: units.path)
    where unit.hasPrefix("\(changed)-") {
      try FileManager.default.removeItem(at: units.appending(path: unit))
    }
    try compile(changed, in: build, isImported: false)
    return try verified(in: build)
  }

  /// Creates an index store at the place where a build has it, and returns the folder of the build.
  func index() throws -> URL {
    let build = FileManager.default.temporaryDirectory.appending(path: "keyworks-\(UUID())")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    for module in modules { try compile(module, in: build, isImported: module != modules.last) }
    return build
  }

  private func compile(_ module: String, in build: URL, isImported: Bool) throws {
    let sources = try sources(of: module)
    let outputs = build.appending(path: "\(module).outputs")
    let names = sources.map { build.appending(path: "\(module)-\($0.lastPathComponent).o").path }
    try names.joined(separator: "\n").write(to: outputs, atomically: true, encoding: .utf8)
    let log = build.appending(path: "log")
    let arguments = try arguments(of: module, sources, build)
    let index = [
      "-index-store-path", build.appending(path: "index/store").path,
      "-index-unit-output-path-filelist", outputs.path,
    ]
    let product = build.appending(path: "\(module).swiftmodule").path
    if isImported, sources.count == 1 {
      try Self.run(["-emit-module", "-o", product] + index + arguments, log: log)
    } else {
      // The compiler indexes several sources only without emitting a module of them.
      if isImported { try Self.run(["-emit-module", "-o", product] + arguments, log: log) }
      try Self.run(["-typecheck"] + index + arguments, log: log)
    }
    for name in names { _ = FileManager.default.createFile(atPath: name, contents: nil) }
  }

  private func arguments(of module: String, _ sources: [URL], _ build: URL) throws -> [String] {
    let hasMain = sources.contains { $0.lastPathComponent == "main.swift" }
    // No program here uses a regular expression, and loading their module would take a fifth of the
    // time.
    return (hasMain ? [] : ["-parse-as-library"]) + ["-module-name", module, "-I", build.path]
      + ["-disable-implicit-string-processing-module-import"]
      // A source that forgets the import of a module does not compile.
      + ["-enable-upcoming-feature", "MemberImportVisibility"]
      + (flags.contains("-swift-version") ? [] : ["-swift-version", "6"]) + flags
      + Self.library + ["-I", try Self.factoryModules.get().path] + sources.map(\.path)
  }

  /// The options with which the compiler finds the library that these tests were built with.
  private static let library: [String] = {
    let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    var arguments = ["-I", build.appending(path: "Modules").path]
    let map = build.appending(path: "KeyworksThreads.build/module.modulemap").path
    arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
    return arguments
  }()

  /// The folder with Factory's modules, under its two names, made from declarations alone.
  private static let factoryModules = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "keyworks-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = try SampleProgram(in: FactoryPrograms.folder).sources(of: "FactoryKit")
    for name in ["FactoryKit", "Factory"] {
      let product = folder.appending(path: "\(name).swiftmodule").path
      try run(
        ["-emit-module", "-o", product, "-module-name", name, "-parse-as-library"]
          + sources.map(\.path), log: folder.appending(path: "log"))
    }
    return folder
  }

  private static let toolchain = Result {
    URL(filePath: try IndexSearch.library())
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Runs the compiler, and writes its output to a file.
  private static func run(_ arguments: [String], log: URL) throws {
    let toolchain = try toolchain.get()
    let frontend = toolchain.appending(path: "bin/swift-frontend").path
    // For `@TaskLocal`.
    let plugins = toolchain.appending(path: "lib/swift/host/plugins").path
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, STDERR_FILENO, log.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var words =
      ([frontend, "-frontend", "-plugin-path", plugins] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }

    var child: pid_t = 0
    var status: CInt = 0
    let problem = posix_spawn(&child, frontend, &actions, nil, &words, environ)
    guard problem == 0 else { throw Failure(description: "posix_spawn: \(problem)") }
    waitpid(child, &status, 0)
    if status != 0 {
      throw Failure(description: try String(contentsOf: log, encoding: .utf8))
    }
  }
}
