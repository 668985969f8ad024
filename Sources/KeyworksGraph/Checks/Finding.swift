/// A problem in a graph, and how to fix it.
package struct Finding {
  package let check: Check
  package let severity: Severity
  package var message: String
  /// How to fix the problem.
  package let fix: String
  package let place: Place
  /// The numbers of the factories involved.
  package let factories: [Int]
  /// Identifies the finding without line numbers, so that it stays the same when the sources move.
  package var key = ""
  /// What else the finding is about, such as the broken rule or the function that is not called.
  let subject: String?
  /// The steps from one factory to the next.
  package let path: [DependencyGraph.Step]

  init(
    _ check: Check, _ severity: Severity, _ message: String, fix: String, at place: Place,
    of factories: [Int], about subject: String? = nil, path: [DependencyGraph.Step] = []
  ) {
    (self.check, self.severity, self.message, self.fix) = (check, severity, message, fix)
    (self.place, self.factories, self.subject, self.path) = (place, factories, subject, path)
  }

  package enum Severity: String, Comparable {
    case error, warning

    /// Orders errors before warnings.
    package static func < (one: Self, two: Self) -> Bool { one == .error && two == .warning }
  }
}

/// The checks of the verifier.
package enum Check: String, CaseIterable {
  case cycle, captive, lifetime, identity, promise, wiring, registered, context, unused, tags, leak,
    teardown, isolation, variant, stops, rules, allow
}
