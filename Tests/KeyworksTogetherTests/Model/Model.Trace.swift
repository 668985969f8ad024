import Keyworks
import KeyworksTracing
import TestSupport

extension Model {
  /// The events that the observers of a program's containers receive, to compare step by step with
  /// the model.
  struct Trace {
    private let events = Locked<[ResolutionEvent]>([])
    /// The factories with a registered or overriding value. Handing it out counts as a build.
    private var valued: Set<Node> = []

    init(of containers: [ModelContainer]) {
      for container in containers {
        container.observe { [events] event in events.withLock { $0.append(event) } }
      }
    }

    /// The difference between the events of the last step and the model, if any.
    mutating func complaint(about step: Step, _ expected: Observation) -> String? {
      switch step.action {
      case .register(let node, let source, _), .override(let node, let source, _):
        if case .body = source { break }
        valued.insert(node)
      default: break
      }
      let events = events.withLock { events in
        defer { events = [] }
        return events
      }
      guard case .resolve(let need) = step.action, let outcome = expected.outcomes.first else {
        return events.isEmpty ? nil : "there are events, but nothing was resolved"
      }
      if let complaint = Self.complaint(aboutNesting: events) { return complaint }
      guard let first = events.first, let last = events.last else { return "there is no event" }
      guard first.factory.name == need.node.name, first.factory == last.factory else {
        return "the first event is about \(first.factory), the last about \(last.factory)"
      }
      switch (last.kind, outcome) {
      case (.failed, .refused): return nil
      case (.built, .nothing): return nil
      case (.built, .made(let serial)):
        let isNew = expected.built.contains { $0.serial == serial }
        return isNew || valued.contains(need.node) ? nil : "\(serial) was reused, not built"
      case (.reused, .made(let serial)):
        let isNew = expected.built.contains { $0.serial == serial }
        return isNew ? "\(serial) was built, not reused" : nil
      default: return "the resolve gives \(outcome) but ends with \(last.kind)"
      }
    }

    /// Checks that each resolve begins and ends inside the one that needs it.
    private static func complaint(aboutNesting events: [ResolutionEvent]) -> String? {
      var open: [Origin] = []
      for event in events {
        if case .began = event.kind { open.append(event.factory) }
        if event.path != open { return "\(event.path) is not \(open)" }
        switch event.kind {
        case .built, .reused, .failed, .cancelled, .stopped: open.removeLast()
        case .began, .waited, .gathers, .tornDown, .teardownFailed, .closedByParent,
          .registeredTwice:
          break
        }
      }
      return open.isEmpty ? nil : "\(open) did not end"
    }
  }
}

extension Model.Node {
  /// The name of its factory, which some nodes share.
  fileprivate var name: String {
    switch self {
    case .log, .shop: "marked(_:_:)"
    case .tint, .rate: "labelled(_:_:)"
    case .notice, .draft: "perhaps(_:_:)"
    case .attempt, .ledger: "trying(_:_:)"
    default: "\(self)"
    }
  }
}

extension Model.Program {
  /// Runs the program with observers.
  ///
  /// - Returns: The first difference between the events and the model, if any.
  func complaintOfObservers() -> String? {
    var model = Model.ReferenceModel(wirings)
    var run = Model.Run(wirings)
    run.containers[0]?.forgetSingletons()
    var trace = Model.Trace(of: Array(run.containers.values))
    defer {
      run.containers[0]?.forgetSingletons()
      run.end()
    }
    for step in steps {
      let expected = model.observe(step)
      if run.observe(step) != expected { return "\(step): with observers, it has other effects" }
      if let complaint = trace.complaint(about: step, expected) { return "\(step): \(complaint)" }
    }
    return nil
  }
}
