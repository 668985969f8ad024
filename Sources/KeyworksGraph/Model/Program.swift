/// The modules that run together: an executable and what it imports, or libraries that no
/// executable of the build uses.
package struct Program {
  package let name: String
  package let modules: Set<String>
  /// Everything that may use a factory is among the modules.
  package let isWhole: Bool

  /// The programs of a build, with those of its tests if they are asked for, and the modules of
  /// tests.
  static func all(
    in program: IndexedProgram, includingTests: Bool
  ) -> (programs: [Program], tests: Set<String>) {
    let modules = Set(program.files.map(\.module))
    let tests = program.modulesThatSee("XCTest").union(program.modulesThatSee("Testing"))
      .intersection(modules)
    let mains = Set(program.files.lazy.filter(\.hasMain).map(\.module))
    let executables = mains.filter { includingTests || !tests.contains($0) }

    var programs = executables.sorted().map { name in
      Program(name: name, modules: program.closure(of: [name]).intersection(modules), isWhole: true)
    }
    var left = modules.subtracting(includingTests ? [] : tests)
    for program in programs { left.subtract(program.modules) }
    if !left.isEmpty {
      programs.append(
        Program(
          name: left.sorted().joined(separator: ", "),
          modules: program.closure(of: left).intersection(modules),
          isWhole: false))
    }
    return (programs, tests)
  }
}

extension SourceFile {
  /// Says whether a program begins here.
  fileprivate var hasMain: Bool {
    path.hasSuffix("/main.swift")
      || text.tokens.indices.contains { text.is($0, "main") && text.is($0 - 1, "@") }
  }
}
