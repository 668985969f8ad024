/// What one container knows of one list: what was said about it, and its members in order.
final class TagRecord<Root, Element>: AnyTagRecord {
  typealias Candidate = TagCandidate<Root, Element>

  private struct State {
    /// The list as it is declared, once it has been evaluated.
    var declared: TagList<Root, Element>?
    var contributions: [Tagged<Root, Element>] = []
    var moves: [TagMove<Root>] = []
    var removals: [@Sendable (Root) -> TagIdentity] = []
    var replacements: [(number: Int, list: TagList<Root, Element>)] = []
    var lastNumber = 0
    /// Counts the changes of all of this.
    var changes = 0
    var ordered: OrderedTags<Root, Element>?
  }

  private let state = Guarded(State())

  /// The members in order.
  ///
  /// - Parameter declared: Evaluates the declaration.
  func ordered(in container: Root, _ declared: () -> TagList<Root, Element>)
    -> OrderedTags<Root, Element>
  {
    if let known = state.withLock(\.ordered) { return known }
    while true {
      var snapshot = state.withLock { $0 }
      if let known = snapshot.ordered { return known }
      let list = snapshot.replacements.last?.list ?? snapshot.declared ?? declared()
      if snapshot.replacements.isEmpty { snapshot.declared = list }
      let ordered = OrderedTags(order(list, snapshot, container))
      let isCurrent = state.withLock { state in
        guard state.changes == snapshot.changes else { return false }
        (state.declared, state.ordered) = (snapshot.declared, ordered)
        return true
      }
      if isCurrent { return ordered }
    }
  }

  /// Runs user code: the properties of all members.
  private func order(_ list: TagList<Root, Element>, _ state: State, _ container: Root)
    -> [Candidate]
  {
    var members = TagMembers<Root, Element>()
    for (position, tagged) in list.members.enumerated() {
      members.list(Candidate(tagged, position: position, in: container))
    }
    if state.replacements.isEmpty {
      for tagged in state.contributions {
        members.contribute(Candidate(tagged, position: nil, in: container))
      }
      for move in state.moves { members.move(move, in: container) }
      for removal in state.removals { members.remove(removal(container)) }
    }
    return Candidate.sort(members.all)
  }

  /// Changes what is said about the list, and makes the next gather put it in order again.
  private func change(_ change: (inout State) -> Void) {
    let old = state.withLock { state in
      let old = state
      change(&state)
      state.changes += 1
      state.ordered = nil
      return old
    }
    withExtendedLifetime(old) {}
  }

  func contribute(_ tagged: Tagged<Root, Element>) {
    change { $0.contributions.append(tagged) }
  }

  func move(_ move: TagMove<Root>) { change { $0.moves.append(move) } }

  func remove(_ identify: @escaping @Sendable (Root) -> TagIdentity) {
    change { $0.removals.append(identify) }
  }

  /// - Returns: The number to revert it by.
  func replace(with list: TagList<Root, Element>) -> Int {
    var number = 0
    change { state in
      state.lastNumber += 1
      number = state.lastNumber
      state.replacements.append((number, list))
    }
    return number
  }

  override func revertReplacement(_ number: Int) {
    change { $0.replacements.removeAll { $0.number == number } }
  }

  override func reset(_ what: ResetOptions) {
    change { state in
      if what.contains(.overrides) { state.replacements = [] }
      if what.contains(.contributions) {
        (state.contributions, state.moves, state.removals) = ([], [], [])
      }
    }
  }
}

/// What is done to a list without a look at its elements.
class AnyTagRecord {
  func revertReplacement(_ number: Int) {}
  func reset(_ what: ResetOptions) {}
}

// SAFETY: the state is behind a lock. The closures in it come from lists and contributions,
// which can be evaluated on any thread at any time: they convert what a factory gives, whose
// own rules say what threads may share. Those of a contribution are Sendable.
extension TagRecord: @unchecked Sendable {}
extension AnyTagRecord: @unchecked Sendable {}

/// Another position for a member.
struct TagMove<Root> {
  let identify: @Sendable (Root) -> TagIdentity
  let priority: Int
  let order: [TagOrder<Root>]
}

/// The members of a list in order; it does not change.
final class OrderedTags<Root, Element> {
  struct Member {
    let identity: TagIdentity
    let resolve: (Root) -> Element
    let priority: Int
  }

  let members: [Member]

  init(_ candidates: [TagCandidate<Root, Element>]) {
    members = candidates.map {
      Member(identity: $0.identity, resolve: $0.tagged.resolve, priority: $0.priority)
    }
  }
}
