import Keyworks
import TestSupport

extension Model {
  /// Runs a concurrent program and checks the container afterwards.
  final class Trial {
    let program: ConcurrentProgram
    /// The errors found so far.
    private(set) var complaints: [String] = []
    private let world = World()
    /// A thread may hold its captures for a moment longer. So it captures this box and not the
    /// container, which is taken out of it at the end.
    private let stage: Locked<ModelContainer?>

    init(_ program: ConcurrentProgram) {
      self.program = program
      stage = Locked(ModelContainer(world))
    }

    func run() {
      onContainer { $0.forgetSingletons() }
      let tokens = runLanes()
      compareInstances()
      countBuildings()
      rebuildAll()
      resetAll(tokens)
      end(tokens)
    }

    private func check(_ isRight: Bool, _ complaint: @autoclosure () -> String) {
      if !isRight { complaints.append(complaint()) }
    }

    private func onContainer(_ work: (ModelContainer) -> Void) {
      if let container = stage.withLock(\.self) { work(container) }
    }

    /// Resolves all questions on several threads concurrently, each starting at a different one.
    private func askForAll() -> [[Question: Made]] {
      inParallel(ConcurrentProgram.laneCount) { [stage] lane in
        guard let container = stage.withLock(\.self) else { return [:] }
        let questions = Question.all
        let start = lane * questions.count / ConcurrentProgram.laneCount
        return container.answers(to: questions[start...] + questions[..<start])
      }
    }
  }
}

// MARK: - Checks

extension Model.Trial {
  private typealias Question = Model.Question

  private struct LaneEnd {
    var tokens: [Token] = []
    var isIntact = true
  }

  /// Runs the steps. No thread may get a destroyed object.
  private func runLanes() -> [Token] {
    let ends = inParallel(program.lanes.count) { [stage, program] lane in
      var end = LaneEnd()
      guard let container = stage.withLock(\.self) else { return end }
      var run = Model.Run(sharing: container)
      for step in program.lanes[lane] {
        if run.perform(step).contains(where: { $0.made?.isIntact == false }) {
          end.isIntact = false
        }
      }
      end.tokens = Array(run.tokens.values)
      return end
    }
    check(ends.allSatisfy(\.isIntact), "a thread got a destroyed object")
    return ends.flatMap(\.tokens)
  }

  /// After the last change, all threads get the same instance.
  private func compareInstances() {
    let answers = askForAll()
    for question in Question.all {
      let instances = Set(answers.map { $0[question].map(ObjectIdentifier.init) })
      check(instances.count == 1, "\(instances.count) instances of \(question)")
    }
  }

  /// A factory that no step touched has built once, however many threads resolved it.
  private func countBuildings() {
    let built = world.takeObservation().built.filter { $0.layers == [.definition] }
    for question in Question.all where question.isKeptStrongly && !program.touches(question.node) {
      let count = built.count { $0.node == question.node && $0.label == question.argument }
      check(count == 1, "\(question) was built \(count) times")
    }
  }

  /// The cached instances are those that the factories would build now: none from before the last
  /// change is still cached.
  private func rebuildAll() {
    // A change of this flag is not a change of the container, and drops no instance.
    for node in Model.Node.allCases { world.setRefusing(node, to: false) }
    onContainer { container in
      for node in Model.Node.allCases where Question.all.contains(where: { $0.node == node }) {
        let questions = Question.all.filter { $0.node == node }
        let kept = container.answers(to: questions[...])
        container.handle(node).reset(.instances)
        let fresh = container.answers(to: questions[...])
        for question in questions {
          let (old, new) = (kept[question]?.record.layers, fresh[question]?.record.layers)
          check(old == new, "\(question) was cached from \(old ?? []) but is built by \(new ?? [])")
        }
      }
    }
  }

  /// After a reset, the definitions build, and tokens of removed layers change nothing.
  private func resetAll(_ tokens: [Token]) {
    onContainer { container in
      container.reset(.all)
      for node in Model.Node.allCases {
        let decorations = (0..<node.facts.decorations).map(Model.Layer.propertyDecoration)
        let layers = container.handle(node).resolve().made?.record.layers
        check(layers == [.definition] + decorations, "\(node) is built by \(layers ?? [])")
      }
      let before = container.answers(to: Question.all[...])
      for token in tokens { token.revert() }
      let after = container.answers(to: Question.all[...])
      for question in Question.all {
        check(before[question] === after[question], "a dead token dropped \(question)")
      }
      container.forgetSingletons()
    }
  }

  /// All values are released with the container, even while other threads revert tokens.
  private func end(_ tokens: [Token]) {
    _ = inParallel(program.lanes.count) { [stage] lane in
      if lane == 0 { return stage.withLock { $0 = nil } }
      for token in repeatElement(tokens, count: 5).joined() { token.revert() }
    }
    check(world.living == 0, "\(world.living) values outlived their container")
  }
}
