// why: a parser declares local functions, lazies and types that lead back, and runs none of them while it is built.
import Keyworks

indirect enum Tree: Sendable {
  case leaf(String)
  case node(Tree, Tree)
  var text: String {
    switch self {
    case .leaf(let text): text
    case .node(let left, let right): left.text + right.text
    }
  }
}

struct Parser: Sendable {
  let next: @Sendable () -> Tree
  let rules: [String]
}

struct Grammar: Sendable {
  let rules: [String]
}

extension Container {
  var grammar: Factory<Grammar> {
    self {
      // Declared and handed on, but not called here.
      @Sendable func retry() -> Tree { .leaf(self.parser().rules.joined()) }
      struct Cursor {
        let container: Container
        var tree: Tree { .leaf(container.parser().rules[0]) }
        func move() -> Tree { container.parser().next() }
      }
      let cursor = Cursor(container: self)
      self.recovery().add(retry)
      if cursor.container !== self { print("another") }
      return Grammar(rules: ["sum", "product"])
    }
  }
  var parser: Factory<Parser> {
    self {
      let grammar = self.grammar()
      return Parser(next: { self.grammar().rules.map(Tree.leaf).reduce(.leaf("")) { .node($0, $1) } }, rules: grammar.rules)
    }
  }
  var recovery: Factory<Recovery> { self { Recovery() } }
}

struct Recovery: Sendable {
  func add(_ retry: @escaping @Sendable () -> Tree) { Recovery.all.append(retry) }
  nonisolated(unsafe) static var all: [@Sendable () -> Tree] = []
}

let container = Container()
print(container.parser().next().text, Recovery.all.map { $0().text })
