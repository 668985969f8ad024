import Keyworks
import Passes

/// Runs the late passes again, and is one of the passes itself.
struct Fixpoint: Pass {
  let passes: [any Pass]
  func run(on program: inout Program) {
    for pass in passes { pass.run(on: &program) }
  }
}

extension Container {
  var fold: Factory<any Pass> { self { Rewrite("d", "e") } }
  var fixpoint: Factory<Fixpoint> {
    self { Fixpoint(passes: self[\.passes, notIn: \.late]) }
  }
}

public func addOptimizer(to container: Container) {
  // Both are after all others, whatever is said of them elsewhere.
  for rank in [1] where rank > 0 {
    container.contribute(Tagged(\.fold, priority: 50, .before(\.emit)), to: \.passes)
  }
  container.contribute(Tagged(\.fixpoint, priority: 200, .after(\.emit)) { $0 }, to: \.passes)
}
