import KeyworksTracing
import KeyworksWiring
import TestSupport

extension Model {
  /// A list of steps to perform on the library and on the model, side by side.
  struct Program {
    let seed: Int
    /// Whether it runs on the main actor, with factories that belong to it.
    let isOfMainActor: Bool
    private(set) var steps: [Step]

    /// The wirings of `autoRegister` in the first, the second and all other containers.
    let wirings: [[Wiring]]

    /// The program that belongs to a seed.
    init(seed: Int, _ extent: StepMaker.Extent, isOfMainActor: Bool = false) {
      (self.seed, self.isOfMainActor) = (seed, isOfMainActor)
      var random = SplitMix(seed: seed)
      let length = 20 + random.below(20)
      let isWired = extent == .everything && random.chance(70)
      var maker = StepMaker(random, .init(extent: extent, isOfMainActor: isOfMainActor))
      wirings =
        !isWired
        ? []
        : (0..<3).map { home in
          (0..<2).map { maker.wiring(1_000 + 100 * home + 10 * $0, of: home) }
        }
      steps = (0..<length).map { maker.step($0) }
    }

    /// The first step after which the library and the model differ.
    struct Mismatch {
      let index: Int
      let expected: Observation
      let found: Observation
    }

    /// The result of a whole program.
    struct Result {
      var mismatch: Mismatch?
      var coverage: Coverage = []
    }

    func run() -> Result {
      var model = ReferenceModel(wirings)
      var run = Run(wirings, isOfMainActor: isOfMainActor)
      run.containers[0]?.forgetSingletons()
      for (index, step) in steps.enumerated() {
        let expected = model.observe(step)
        let found = run.observe(step)
        if expected != found {
          let mismatch = Mismatch(index: index, expected: expected, found: found)
          return Result(mismatch: mismatch, coverage: model.coverage)
        }
      }
      let world = run.world
      run.containers[0]?.forgetSingletons()
      run.end()
      let rest = Observation(living: world.living)
      let mismatch =
        rest.living == 0
        ? nil : Mismatch(index: steps.count, expected: Observation(), found: rest)
      return Result(mismatch: mismatch, coverage: model.coverage)
    }

    /// The program with as few steps as still show a mismatch.
    var shortest: Program {
      var shortest = self
      var length = 0
      repeat {
        length = Self.count(shortest.steps)
        for index in shortest.steps.indices.reversed() {
          for steps in Self.shorter(shortest.steps, at: index) {
            var shorter = shortest
            shorter.steps = steps
            guard shorter.run().mismatch != nil else { continue }
            shortest = shorter
            break
          }
        }
      } while Self.count(shortest.steps) < length
      return shortest
    }

    /// The number of steps, including nested ones.
    private static func count(_ steps: [Step]) -> Int {
      steps.reduce(0) { $0 + 1 + count($1.action.inside) }
    }

    /// The steps without one of them, or without one step nested in it.
    private static func shorter(_ steps: [Step], at index: Int) -> [[Step]] {
      var without = steps
      let step = without.remove(at: index)
      let inside = step.action.inside
      return [without]
        + inside.indices.flatMap { shorter(inside, at: $0) }.map { inside in
          var shorter = steps
          shorter[index] = Step(
            number: step.number, home: step.home, action: step.action.with(inside: inside))
          return shorter
        }
    }
  }
}

// MARK: - As text

extension Model.Program {
  /// The text that reports a mismatch.
  func report(_ mismatch: Mismatch) -> String {
    let shortest = self.shortest
    let shortMismatch = shortest.run().mismatch ?? mismatch
    return """
      The library and the model differ. Run KEYWORKS_MODEL_SEED=\(seed) to see it again.
      \(text(upTo: mismatch))

      As few steps as still show a difference:
      \(shortest.text(upTo: shortMismatch))
      """
  }

  private func text(upTo mismatch: Mismatch) -> String {
    let lines = steps.prefix(mismatch.index + 1).map { "  \($0)" }
    let end = mismatch.index == steps.count ? ["  end: everything is released"] : []
    let wiring = wirings.enumerated().map { home, alternatives in
      "  autoRegister of \(home), by turns:\n\(alternatives.map { "\($0)" }.joined(separator: "    or\n"))"
    }
    return """
      \((wiring + lines + end).joined(separator: "\n"))
      The model:
      \(mismatch.expected)
      The library:
      \(mismatch.found)
      """
  }
}

extension Model.Observation: CustomStringConvertible {
  var description: String {
    let outcome = outcomes.isEmpty ? "" : "    gives \(outcomes)\n"
    let wired = wired.isEmpty ? "" : "    wires \(wired)\n"
    let inside = inside.map { "    inside:\n\($0)\n" }.joined()
    let built = built.map { "    builds \($0)\n" }.joined()
    return "\(inside)\(outcome)\(wired)\(built)    \(living) values exist"
  }
}

extension Model.Record: CustomStringConvertible {
  var description: String {
    let argument = label.map { "(\($0.number))" } ?? ""
    let parts = parts.map { $0.map { "\($0)" } ?? "nothing" }.joined(separator: ", ")
    let layers = layers.map { "\($0)" }.joined(separator: ", ")
    return "\(serial) \(node)\(argument) by \(layers) from [\(parts)]"
  }
}

extension Model.Layer: CustomStringConvertible {
  var description: String {
    switch self {
    case .definition: "definition"
    case .wildDefinition: "wild definition"
    case .registration(let step): "registration \(step)"
    case .override(let step): "override \(step)"
    case .propertyDecoration(let index): "property's decoration \(index)"
    case .decoration(let step): "decoration \(step)"
    }
  }
}
