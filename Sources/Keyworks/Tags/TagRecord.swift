/// What one container knows about one list: the statements about it, and its members in order.
final class TagRecord {
  private struct State {
    /// The statements of modules about it.
    var statements = TagStatements()
    /// The lists with which overrides replace it.
    var layers = Layers()
    /// Counts the changes to this state.
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

  /// Orders the members outside the lock, because this evaluates the user's properties.
  @inline(never)
  private func order(in container: AnyObject) -> OrderedTags {
    while true {
      let snapshot = state.withLock { $0 }
      if let known = snapshot.ordered { return known }
      let ordered = OrderedTags(
        of: declaration.place, TagCandidate.sort(collect(snapshot, container).candidates))
      // The result of another thread stays if it came first. This thread's result is then released
      // outside the lock, because its end runs user code.
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
    if let replacement = state.layers.plan?.overrides.first?.box {
      return TagMembers(replacement.value(as: [TagMember].self), of: name, in: container)
    }
    var members = TagMembers(declaration.members, of: name, in: container)
    for statement in state.statements.inOrder { members.follow(statement) }
    return members
  }

  /// Changes the state of the list. The next gather orders it again.
  ///
  /// - Parameter change: Returns the contents it removes, to be released after the lock, or nil to
  ///   change nothing.
  /// - Returns: Whether the state has changed.
  @discardableResult
  private func change<Old>(_ change: (inout State) -> Old?) -> Bool {
    let old = state.withLock { state -> (Old, OrderedTags?)? in
      guard let old = change(&state) else { return nil }
      defer { state.ordered = nil }
      state.changes += 1
      return (old, state.ordered)
    }
    guard let old else { return false }
    Dropped.letGo(of: old)
    onChange()
    return true
  }

  /// Records a statement of a module. A statement of a wiring is removed when the wiring is
  /// switched off, and before it runs again.
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
        Token { [weak self, number] in
          self?.change { $0.statements.remove([number], about: hash) }
        }, about: self)
      return
    }
  }

  func replace(with members: [TagMember], by author: WiringAuthor?) -> Token {
    let layer = Layer(kind: .override, content: VariantCase(box: Box(members)), author: author)
    change { state in
      defer { state.layers.add(layer) }
      return state.layers
    }
    return Token { [weak self, number = layer.number] in
      self?.change { state in
        defer { _ = state.layers.revert(number) }
        return state.layers
      }
    }
  }

  fileprivate var statementCount: Int { state.withLock { $0.statements.inOrder.count } }

  /// Drops every statement that does not come from the wiring.
  func reset(_ what: ResetOptions) {
    change { state in
      let old = state
      if what.contains(.contributions) { state.statements.reset() }
      _ = state.layers.reset(what)
      return old
    }
  }
}

// SAFETY: a lock guards the state. The closures in it name factories, which have their own rules
// for sharing between threads, and convert their values; those closures are Sendable.
extension TagRecord: @unchecked Sendable {}

extension ManagedContainer {
  /// The number of statements about a list that the container remembers. For tests.
  package func statementCount<List: FactoryList>(of list: KeyPath<Self.Type, List>) -> Int
  where List.Root == Self { record(of: list).statementCount }
}
