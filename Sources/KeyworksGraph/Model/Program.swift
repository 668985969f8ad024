/// The modules that run together: an executable with its imports, or libraries without one.
package struct Program {
  package let name: String
  package let modules: Set<String>
  /// Whether the modules contain all code that may use a factory.
  package let isWhole: Bool

  /// The name in a sentence.
  package var title: String { isWhole ? name : "the libraries \(name)" }

  /// The programs of a build.
  static func all(in indexed: IndexedProgram) -> [Program] {
    let modules = Set(indexed.files.map(\.module))
    var programs = Set(indexed.files.lazy.filter(\.hasMain).map(\.module)).sorted().map { name in
      Program(name: name, modules: indexed.closure(of: [name]).intersection(modules), isWhole: true)
    }
    var left = modules.intersection(indexed.seeing)
    for program in programs { left.subtract(program.modules) }
    if !left.isEmpty {
      programs.append(
        Program(
          name: left.sorted().joined(separator: ", "),
          modules: indexed.closure(of: left).intersection(modules), isWhole: false))
    }
    return programs
  }
}

extension SourceFile {
  /// Whether the file contains the start of a program.
  fileprivate var hasMain: Bool {
    path.hasSuffix("/main.swift")
      || text.tokens.indices.contains { text.is($0, "main") && text.is($0 - 1, "@") }
  }
}
