/// What one container knows of one list: what was said about it, and its members in order.
final class TagRecord {
  private struct State {
    /// What modules said about it.
    var statements = TagStatements()
    /// The lists that overrides put in place of this one.
    var layers = Layers()
    /// Counts the changes of all of this.
    var changes = 0
    var ordered: OrderedTags?
  }

  let declaration: TagDeclaration
  /// Called after each change.
  private let onChange: @Sendable () -> Void
  private let state = Guarded(State())

  init(_ declaration: TagDeclaration, onChange: @escaping @Sendable () -> Void) {
    (self.declaration, self.onChange) = (declaration, onChange)
  }

  /// The members in order.
  func ordered(in container: AnyObject) -> OrderedTags {
    state.withLock { $0.ordered } ?? order(in: container)
  }

  /// Puts the members in order, outside of the lock: it evaluates properties of the user's.
  @inline(never)
  private func order(in container: AnyObject) -> OrderedTags {
    while true {
      let snapshot = state.withLock { $0 }
      if let known = snapshot.ordered { return known }
      let ordered = OrderedTags(
        of: declaration.place, TagCandidate.sort(collect(snapshot, container).candidates))
      // What another thread has made meanwhile stays: the end of this one's is user code.
      let current = state.withLock { state in
        guard state.changes == snapshot.changes else { return OrderedTags?.none }
        if state.ordered == nil { state.ordered = ordered }
        return state.ordered
      }
      if let current { return current }
    }
  }

  private func collect(_ state: State, _ container: AnyObject) -> TagMembers {
    let name = declaration.place?.name
    if let replacement = state.layers.plan?.body?.box {
      return TagMembers(replacement.value(as: [TagMember].self), of: name, in: container)
    }
    var members = TagMembers(declaration.members, of: name, in: container)
    for statement in state.statements.inOrder { members.follow(statement) }
    return members
  }

  /// Changes what is said about the list; the next gather puts it in order again.
  ///
  /// - Parameter change: Returns what it takes out, to be let go after the lock; nil to change
  ///   nothing.
  /// - Returns: Whether it changed something.
  @discardableResult
  private func change<Old>(_ change: (inout State) -> Old?) -> Bool {
    let old = state.withLock { state -> (Old, OrderedTags?)? in
      guard let old = change(&state) else { return nil }
      defer { state.ordered = nil }
      state.changes += 1
      return (old, state.ordered)
    }
    guard old != nil else { return false }
    withExtendedLifetime(old) {}
    onChange()
    return true
  }

  /// Notes what a module says. What a wiring says is taken back when that is switched off, and before it
  /// speaks again.
  func note(_ saying: TagStatement, about factory: TagIdentity, in container: AnyObject) {
    let hash = factory.factoryHash
    let wiring = ActiveWiring.here
    let author = wiring?.author
    while true {
      let (known, changes) = state.withLock { ($0.statements.about(hash), $0.changes) }
      let earlier = known.filter {
        WiringAuthor.isReplaced($0.author, by: author) && $0.factory.isSameFactory(as: factory)
      }
      guard let obsolete = saying.supersedes(earlier, in: container) else { return }
      var number = 0
      let isDone = change { state in
        guard state.changes == changes else { return [TagStatements.Statement]?.none }
        let old = state.statements.remove(obsolete, about: hash)
        number = state.statements.add(saying, about: factory, by: author)
        return old
      }
      guard isDone else { continue }
      wiring?.note(
        LayerToken { [weak self, number] in
          self?.change { $0.statements.remove([number], about: hash) }
        }, about: self)
      return
    }
  }

  func replace(with members: [TagMember], by author: WiringAuthor?) -> LayerToken {
    let body = LayerBody.value(Box(members))
    var number = 0
    change { state in
      var dropped = Dropped()
      number = state.layers.override(body, by: author, &dropped)
      return dropped
    }
    return LayerToken { [weak self, number] in
      self?.change { state in
        var dropped = Dropped()
        _ = state.layers.revert(number, &dropped)
        return dropped
      }
    }
  }

  fileprivate var statementCount: Int { state.withLock { $0.statements.inOrder.count } }

  /// Drops what others than the wiring said.
  func reset(_ what: ResetOptions) {
    change { state in
      let old = state
      if what.contains(.contributions) { state.statements.reset() }
      var dropped = Dropped()
      _ = state.layers.reset(what, &dropped)
      return (old, dropped)
    }
  }
}

// SAFETY: the state is behind a lock. The closures in it name factories, whose own rules say
// what threads may share, and convert what these give: those are Sendable.
extension TagRecord: @unchecked Sendable {}

extension ManagedContainer {
  /// How many statements about a list the container remembers: for tests.
  package func statementCount<List: FactoryList>(of list: KeyPath<Self.Type, List>) -> Int
  where List.Root == Self { record(of: list).statementCount }
}
