/// Something wrong with a graph, and what to do about it.
package struct Finding {
  package let check: Check
  package let severity: Severity
  package var message: String
  /// What to do.
  package let fix: String
  package let place: Place
  /// The factories that it is about, by number.
  package let factories: [Int]
  /// Names it without lines, so that it stays the same while the sources move.
  package var key = ""
  /// What it is about beside factories: the rule that is broken, the function that is not called.
  var subject: String?
  /// How one leads to the next.
  package var path: [DependencyGraph.Step] = []

  package enum Severity: String, Comparable {
    case error, warning

    /// Errors come first.
    package static func < (one: Self, two: Self) -> Bool { one == .error && two == .warning }
  }
}

/// What the verifier looks for.
package enum Check: String, CaseIterable {
  case cycle, captive, lifetime, identity, promise, wiring, registered, context, unused, tags, leak,
    teardown, isolation, stops, rules, allow
}
