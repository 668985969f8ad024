// why: default argument of CostModel.calibrate: pipeline → costModel → CostModel.init →
// calibrate's default argument → pipeline.
import Keyworks

struct Function: Sendable {
  let name: String
  var size: Int
}

protocol Pass: Sendable {
  func run(on function: Function) -> Function
}

struct ConstantFolding: Pass {
  func run(on function: Function) -> Function {
    Function(name: function.name, size: max(1, function.size - function.size / 10))
  }
}

struct Inlining: Pass {
  let costs: CostModel

  func run(on function: Function) -> Function {
    guard function.size < costs.threshold else { return function }
    var grown = function
    grown.size += costs.threshold
    return grown
  }
}

/// Lets a pipeline be written as a list of its passes.
@resultBuilder
enum PassList {
  static func buildExpression(_ pass: any Pass) -> [any Pass] { [pass] }
  static func buildOptional(_ passes: [any Pass]?) -> [any Pass] { passes ?? [] }
  static func buildBlock(_ parts: [any Pass]...) -> [any Pass] { parts.flatMap { $0 } }
}

struct Pipeline: Sendable {
  private let passes: [any Pass]

  init(@PassList _ passes: () -> [any Pass]) { self.passes = passes() }

  func callAsFunction(_ function: Function) -> Function {
    passes.reduce(function) { $1.run(on: $0) }
  }
}

struct CostModel: Sendable {
  let threshold: Int

  init(corpus: [Function]) {
    threshold = Self.calibrate(on: corpus) / 2
  }

  /// The largest function of the corpus after optimization decides what is worth inlining.
  private static func calibrate(
    on corpus: [Function], with pipeline: Pipeline = Container.shared.pipeline()
  ) -> Int {
    corpus.map { pipeline($0).size }.max() ?? 40
  }
}

extension Container {
  var corpus: Factory<[Function]> {
    self { [Function(name: "memcpy", size: 12), Function(name: "qsort", size: 90)] }
  }
  var inlinesAggressively: Factory<Bool> { self { CommandLine.arguments.contains("-O3") } }
  var costModel: Factory<CostModel> {  // expect: cycle costModel pipeline
    self { CostModel(corpus: self.corpus()) }.cached
  }
  var pipeline: Factory<Pipeline> {
    self {
      Pipeline {
        ConstantFolding()
        Inlining(costs: self.costModel())
        if self.inlinesAggressively() { ConstantFolding() }
      }
    }
  }
}

let optimize = Container.shared.pipeline()
print(optimize(Function(name: "main", size: 64)).size)
