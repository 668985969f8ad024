import Keyworks

public struct Program: Sendable, CustomStringConvertible {
  public var code: [String]
  public init(code: [String]) { self.code = code }
  public var description: String { code.joined(separator: ";") }
}

public protocol Pass: Sendable {
  func run(on program: inout Program)
}

public struct Rewrite: Pass {
  let from: String
  let to: String
  public init(_ from: String, _ to: String) {
    self.from = from
    self.to = to
  }
  public func run(on program: inout Program) {
    program.code = program.code.map { $0 == from ? to : $0 }
  }
}

extension Container {
  var lex: Factory<Rewrite> { self { Rewrite("a", "b") } }
  var parse: Factory<any Pass> { self { Rewrite("b", "c") } }
  public var emit: Factory<any Pass> { self { Rewrite("c", "d") } }
  public static var passes: Tags<any Pass> {
    [
      Tagged(\.emit, priority: 100, .after(\.parse)),
      Tagged(\.lex, .before(\.parse)) { $0 },
      Tagged(\.parse, .after(\.lex), .before(\.emit)),
    ]
  }
  public static var late: Tags<any Pass> { [Tagged(\.emit)] }
}

public enum Compiler {
  public static func compile(_ code: String..., in container: Container) -> Program {
    container[\.passes].reduce(into: Program(code: code)) { program, pass in
      pass.run(on: &program)
    }
  }
}
