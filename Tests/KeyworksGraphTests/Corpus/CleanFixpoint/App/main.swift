// why: a member that resolves its list receives the list without itself, so fixpoint does not
// need fixpoint.
import Keyworks

struct Block: Equatable, Sendable {
  var instructions: [String]
}

protocol Pass: Sendable {
  var name: String { get }
  func run(on block: Block) -> Block
}

extension Pass {
  var name: String { String(describing: Self.self) }
}

struct Peephole: Pass {
  func run(on block: Block) -> Block {
    var kept: [String] = []
    for instruction in block.instructions {
      if instruction == "pop", kept.last == "push" { kept.removeLast() } else { kept.append(instruction) }
    }
    return Block(instructions: kept)
  }
}

struct DeadCode: Pass {
  let terminators: Set<String>

  func run(on block: Block) -> Block {
    guard let end = block.instructions.firstIndex(where: terminators.contains) else { return block }
    return Block(instructions: Array(block.instructions[...end]))
  }
}

/// Runs all other passes until none of them changes anything.
struct Fixpoint: Pass {
  let others: [any Pass]
  let limit: Int

  func run(on block: Block) -> Block {
    var (current, round) = (block, 0)
    while round < limit {
      let next = others.reduce(current) { $1.run(on: $0) }
      if next == current { break }
      (current, round) = (next, round + 1)
    }
    return current
  }
  var name: String { "fixpoint of " + others.map(\.name).joined(separator: ", ") }
}

struct Optimizer {
  let passes: [any Pass]
  var plan: [String] { passes.map(\.name) }
  func callAsFunction(_ block: Block) -> Block { passes.reduce(block) { $1.run(on: $0) } }
}

extension Container {
  static var passes: Tags<any Pass> {
    [
      Tagged(\.peephole, priority: 10) { $0 },
      Tagged(\.deadCode, priority: 20) { $0 },
      Tagged(\.fixpoint, priority: 90) { $0 },
    ]
  }
  var peephole: Factory<Peephole> { self { Peephole() } }
  var deadCode: Factory<DeadCode> { self { DeadCode(terminators: ["ret", "jmp"]) } }
  var fixpoint: Factory<Fixpoint> { self { Fixpoint(others: self[\.passes], limit: 16) } }
  var optimizer: Factory<Optimizer> { self { Optimizer(passes: self[\.passes]) } }
}

let optimizer = Container().optimizer()
print(optimizer.plan)
print(optimizer(Block(instructions: ["push", "push", "pop", "pop", "ret", "add"])).instructions)
