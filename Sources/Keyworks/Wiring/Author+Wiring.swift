internal import Synchronization

/// The author of statements in the wiring of a container: an `autoRegister`, or an active ``Wiring``.
extension Author {
  private static let activations = Atomic(0)

  /// An activation now, as part of another wiring or on its own.
  convenience init(_ wiring: ActiveWiring.Content, partOf outer: Author?) {
    self.init(
      at: wiring.place, priority: (outer?.priority ?? 0) + wiring.priority,
      rank: (outer?.rank ?? []) + [Self.activations.add(1, ordering: .relaxed).newValue])
  }

  /// An `autoRegister`. It has the priority 0 and ranks below every activation of that priority.
  convenience init() { self.init(at: nil, priority: 0, rank: [0]) }
}
