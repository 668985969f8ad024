/// What one container knows of one list: what was said about it, and its members in order.
final class TagRecord {
  private struct State {
    /// The list as it is declared, once it has been evaluated.
    var declared: [TagMember]?
    /// What modules said about it, in the order they did, with numbers to take it back by.
    var sayings: [(number: Int, saying: TagSaying)] = []
    /// The lists that overrides put in place of this one.
    var layers = Layers()
    /// Counts the changes of all of this.
    var changes = 0
    var ordered: OrderedTags?
  }

  private let state = Guarded(State())

  /// The members in order.
  ///
  /// - Parameter declared: Evaluates the declaration.
  func ordered(in container: AnyObject, _ declared: () -> [TagMember]) -> OrderedTags {
    state.withLock { $0.ordered } ?? order(in: container, declared)
  }

  /// Puts the members in order, outside of the lock: it evaluates properties of the user's.
  @inline(never)
  private func order(in container: AnyObject, _ declared: () -> [TagMember]) -> OrderedTags {
    while true {
      var snapshot = state.withLock { $0 }
      if let known = snapshot.ordered { return known }
      let replacement = snapshot.layers.plan?.body?.object as? TagReplacement
      if snapshot.declared == nil { snapshot.declared = declared() }
      let ordered = OrderedTags(
        of: snapshot.declared?.first?.place,
        TagCandidate.sort(
          replacement.map { list($0.members, container).all } ?? collect(snapshot, container)))
      // What another thread has made meanwhile stays: the end of this one's is user code.
      let current = state.withLock { state in
        if state.declared == nil { state.declared = snapshot.declared }
        guard state.changes == snapshot.changes else { return OrderedTags?.none }
        if state.ordered == nil { state.ordered = ordered }
        return state.ordered
      }
      if let current { return current }
    }
  }

  private func list(_ declared: [TagMember], _ container: AnyObject) -> TagMembers {
    var members = TagMembers()
    for (position, member) in declared.enumerated() {
      members.list(TagCandidate(member, position: position, in: container))
    }
    return members
  }

  private func collect(_ state: State, _ container: AnyObject) -> [TagCandidate] {
    var members = list(state.declared ?? [], container)
    // However early it was said, a move or a removal is about all contributions.
    for (number, saying) in state.sayings {
      if case .contribution(let member) = saying {
        members.contribute(TagCandidate(member, arrival: number, in: container))
      }
    }
    for case (_, .move(let move)) in state.sayings { members.move(move, in: container) }
    for case (_, .removal(let identify)) in state.sayings { members.remove(identify(container)) }
    return members.all
  }

  /// Changes what is said about the list; the next gather puts it in order again.
  ///
  /// - Parameter change: Returns what it takes out, to be let go after the lock.
  private func change<Old>(_ change: (inout State) -> Old) {
    let old = state.withLock { state in
      let old = (change(&state), state.ordered)
      state.changes += 1
      state.ordered = nil
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Notes what a module says. What an `autoRegister` says is taken back before it runs again.
  func note(_ saying: TagSaying) {
    var number = 0
    change { state in
      number = state.changes
      state.sayings.append((number, saying))
    }
    ContainerManager.noteIfAutomatic {
      LayerToken { [weak self, number] in
        self?.change { state in
          let old = state.sayings
          state.sayings.removeAll { $0.number == number }
          return old
        }
      }
    }
  }

  func replace(with members: [TagMember], isAutomatic: Bool) -> LayerToken {
    let body = LayerBody.code(TagReplacement(members))
    var number = 0
    change { number = $0.layers.override(body, isAutomatic: isAutomatic) }
    return LayerToken { [weak self, number] in
      self?.change { state in
        var dropped: Dropped = []
        _ = state.layers.revert(number, &dropped)
        return dropped
      }
    }
  }

  func reset(_ what: ResetOptions) {
    change { state in
      let old = state
      if what.contains(.contributions) { state.sayings = [] }
      var dropped: Dropped = []
      _ = state.layers.reset(what, &dropped)
      return (old, dropped)
    }
  }
}

/// The members of a list that an override puts in place of another.
private final class TagReplacement {
  let members: [TagMember]
  init(_ members: [TagMember]) { self.members = members }
}

// SAFETY: the state is behind a lock. The closures in it name factories, whose own rules say
// what threads may share, and convert what these give: those are Sendable.
extension TagRecord: @unchecked Sendable {}

/// Something that is said about a list outside of it.
enum TagSaying {
  case contribution(TagMember)
  case move(TagMove)
  case removal(@Sendable (AnyObject) -> TagIdentity)
}

/// Another position for a member.
struct TagMove {
  let identify: @Sendable (AnyObject) -> TagIdentity
  let priority: Int
  let order: [TagBond]
}
