// why: `convention`: it has bodies only for variants of Target, and `manual` is resolved under
// none (through backend).
import Keyworks

enum Target: String, Variant, CaseIterable {
  case wasm, riscv
}

protocol CallingConvention: Sendable {
  var registers: [String] { get }
  func call(_ symbol: String, arguments: Int) -> [String]
}

struct StackMachine: CallingConvention {
  let registers: [String] = []
  func call(_ symbol: String, arguments: Int) -> [String] { ["call $\(symbol)"] }
}

struct RISCV: CallingConvention {
  let registers = (0..<8).map { "a\($0)" }
  func call(_ symbol: String, arguments: Int) -> [String] {
    registers.prefix(arguments).map { "mv \($0), s1" } + ["jal ra, \(symbol)"]
  }
}

struct Backend {
  let convention: any CallingConvention
  let comment: String

  func emit(_ calls: KeyValuePairs<String, Int>) -> String {
    calls.flatMap { convention.call($0.key, arguments: $0.value) }
      .map { "  \($0) \(comment)" }
      .joined(separator: "\n")
  }
}

/// What `--help` says.
struct Manual {
  let backend: Backend
  let name: String

  var text: String {
    let passing = backend.convention.registers.isEmpty ? "the stack" : "registers"
    return """
      usage: \(name) [\(Target.allCases.map(\.rawValue).joined(separator: "|"))]
      Arguments are passed in \(passing).
      """
  }
}

extension Container {
  var convention: Factory<any CallingConvention> {  // expect: promise convention
    promised()
      .when(Target.wasm) { StackMachine() }
      .when(Target.riscv) { RISCV() }
  }
  var backend: Factory<Backend> { self { Backend(convention: self.convention(), comment: "; generated") } }
  var manual: Factory<Manual> { self { Manual(backend: self.backend(), name: "tinyc") } }
}

struct Driver {
  let container: Container

  func run(_ arguments: some Sequence<String>) -> String {
    switch arguments.first(where: { _ in true }).flatMap(Target.init(rawValue:)) {
    case .wasm: compile(container.backend.under(Target.wasm)())
    case .riscv: compile(container.backend.under(Target.riscv)())
    case nil: container.manual().text
    }
  }

  private func compile(_ backend: Backend) -> String {
    backend.emit(["malloc": 1, "memcpy": 3])
  }
}

print(Driver(container: Container()).run(CommandLine.arguments.dropFirst()))
