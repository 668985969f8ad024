// why: `frontEnd`: frontEnd (cached) keeps symbols (graph) in the Lowering of the Chain that
// >>> makes.
import Keyworks
import Synchronization

protocol Stage<Input, Output>: Sendable {
  associatedtype Input
  associatedtype Output
  func callAsFunction(_ input: Input) -> Output
}

struct Chain<First: Stage, Second: Stage>: Stage where First.Output == Second.Input {
  let first: First
  let second: Second
  func callAsFunction(_ input: First.Input) -> Second.Output { second(first(input)) }
}

infix operator >>> : AdditionPrecedence

func >>> <First: Stage, Second: Stage>(first: First, second: Second) -> Chain<First, Second>
where First.Output == Second.Input {
  Chain(first: first, second: second)
}

enum Token: Sendable, Equatable {
  case name(String), number(Int), assign
}

final class SymbolTable: Sendable {
  private let slots = Mutex<[String: Int]>([:])

  func slot(of name: String) -> Int {
    slots.withLock { slots in
      if let known = slots[name] { return known }
      slots[name] = slots.count
      return slots.count - 1
    }
  }
  var count: Int { slots.withLock { $0.count } }
}

struct Lexer: Stage {
  func callAsFunction(_ source: String) -> [Token] {
    source.split(separator: " ").map { word in
      if word == "=" { return .assign }
      return Int(word).map { .number($0) } ?? .name(String(word))
    }
  }
}

struct Lowering: Stage {
  let symbols: SymbolTable

  func callAsFunction(_ tokens: [Token]) -> [String] {
    tokens.map { token in
      switch token {
      case .name(let name): "slot \(symbols.slot(of: name))"
      case .number(let value): "push \(value)"
      case .assign: "store"
      }
    }
  }
}

struct Unit {
  let compile: any Stage<String, [String]>
  let symbols: SymbolTable

  func report(_ source: String) -> String {
    let code = compile(source).joined(separator: "; ")
    return "\(code) with a frame of \(symbols.count)"
  }
}

extension Container {
  // Each compilation unit has its own names.
  var symbols: Factory<SymbolTable> { self { SymbolTable() }.graph }
  var frontEnd: Factory<any Stage<String, [String]>> {  // expect: captive frontEnd symbols
    self { Lexer() >>> Lowering(symbols: self.symbols()) }.cached
  }
  var unit: Factory<Unit> { self { Unit(compile: self.frontEnd(), symbols: self.symbols()) } }
}

let compiler = Container()
for source in ["x = 1", "y = x"] { print(compiler.unit().report(source)) }
