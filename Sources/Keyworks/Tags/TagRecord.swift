/// What one container knows about one list: the statements about it, and its members in order.
final class TagRecord {
  fileprivate struct State {
    /// The statements of modules about it, the oldest first.
    var statements: [TagStatement] = []
    /// Counts the changes to this state.
    var changes = 0
    var ordered: OrderedTags?
  }

  let declaration: TagDeclaration
  /// Called after each change.
  private let onChange: @Sendable () -> Void
  fileprivate let state = Guarded(State())

  init(_ declaration: TagDeclaration, onChange: @escaping @Sendable () -> Void) {
    (self.declaration, self.onChange) = (declaration, onChange)
  }

  /// The members in order. They are ordered outside the lock, because this evaluates the user's
  /// properties.
  func ordered(in container: AnyObject) -> OrderedTags {
    while true {
      let snapshot = state.withLock { $0 }
      if let known = snapshot.ordered { return known }
      let members = collect(snapshot.statements, container)
      let ordered = OrderedTags(of: declaration.place, RankedMember.sort(members))
      // The result of another thread stays if it came first. This thread's result is then released
      // outside the lock, because its end runs user code.
      let current = state.withLock { state in
        if state.changes == snapshot.changes, state.ordered == nil { state.ordered = ordered }
        return state.ordered
      }
      if let current { return current }
    }
  }

  /// Returns the members with the ranks that count, in no order.
  private func collect(_ statements: [TagStatement], _ container: AnyObject) -> [RankedMember] {
    // The sort is stable: statements of one author stay in the order in which they were made.
    let statements = statements.sorted { Author.isBelow($0.author, $1.author) }
    let replacement = statements.lazy.compactMap(\.replacement).last
    // The key is what only one of them can have: in a map the member's key, otherwise its factory
    // together with the variants.
    var members: [AnyHashable: RankedMember] = [:]
    // The last move of each factory. It also applies to a member that is contributed later.
    var moves: [TagIdentity: TagRank] = [:]

    for (turn, member) in (replacement ?? declaration.members).enumerated() {
      add(RankedMember(member, isContribution: false, turn: turn, in: container), to: &members)
    }
    // The wiring counts first, even if it makes a statement again.
    for (turn, statement) in statements.enumerated() where replacement == nil {
      guard let factory = statement.factory else { continue }
      switch statement.saying {
      case .contribution(let member):
        add(RankedMember(member, isContribution: true, turn: turn, in: container), to: &members)
      case .move(let priority, let order):
        moves[factory] = TagRank(priority, order, in: container)
      case .removal:
        members = members.filter { $0.value.identity.factory != factory }
        moves[factory] = nil
      case .replacement: break
      }
    }
    for member in members.values {
      if let rank = moves[member.identity.factory] { member.rank = rank }
    }
    return Array(members.values)
  }

  /// Adds a member. Adding the same contribution again has no effect.
  private func add(_ new: RankedMember, to members: inout [AnyHashable: RankedMember]) {
    let own = new.member.hashableKey ?? AnyHashable(new.identity)
    guard let known = members[own] else { return members[own] = new }
    if let key = new.member.key, !new.isContribution || known.identity != new.identity {
      Misuse.keyTwice("\(key)", map: declaration.place?.name, known, new).stop()
    }
    if !new.isContribution { Misuse.listedTwice(known, new).stop() }
    if known.rank != new.rank { Misuse.contributedDifferently(known, new).stop() }
  }

  /// Changes the state of the list, unless it has changed since it was read. The next gather orders
  /// the list again.
  ///
  /// - Parameter earlier: The number of changes when it was read, if that matters.
  /// - Returns: Whether the state has changed.
  @discardableResult
  private func change(since earlier: Int? = nil, _ change: (inout State) -> Void) -> Bool {
    let old = state.withLock { state -> State? in
      if let earlier, state.changes != earlier { return nil }
      // The copy holds whatever the change removes, so that it is released after the lock.
      let old = state
      change(&state)
      state.changes += 1
      state.ordered = nil
      return old
    }
    guard let old else { return false }
    Dropped.letGo(of: old)
    onChange()
    return true
  }

  /// Records a statement of a module, unless it has no effect. A statement of a wiring is removed
  /// when the wiring is switched off, and before it runs again.
  ///
  /// - Parameter member: The factory it is about, or nil if it is about the whole list.
  /// - Returns: A token that removes the statement.
  @discardableResult
  func note(
    _ saying: TagStatement.Saying, about member: TagIdentity?, in container: AnyObject
  ) -> Token {
    let role = Frame.roleHere
    let statement = TagStatement(saying, about: member, by: role?.author)
    let token = Token { [weak self, weak statement] in
      // Held until after the change, because its end runs user code.
      guard let statement else { return }
      self?.change { $0.statements.removeAll { $0 === statement } }
    }
    while true {
      let (known, changes) = state.withLock { ($0.statements, $0.changes) }
      guard let statements = statement.added(to: known, in: container) else { return token }
      guard change(since: changes, { $0.statements = statements }) else { continue }
      role?.note(token, about: self)
      return token
    }
  }

  /// Drops every statement that does not come from the wiring.
  func reset(_ what: ResetOptions) {
    change {
      $0.statements.removeAll {
        $0.author == nil && what.contains($0.replacement == nil ? .contributions : .overrides)
      }
    }
  }
}

// SAFETY: a lock guards the state. The closures in it name factories, which have their own rules
// for sharing between threads, and convert their values; those closures are Sendable.
extension TagRecord: @unchecked Sendable {}

extension ManagedContainer {
  /// The number of statements about a list that the container remembers. For tests.
  package func statementCount<List: FactoryList>(of list: KeyPath<Self.Type, List>) -> Int
  where List.Root == Self { record(of: list).state.withLock(\.statements.count) }
}
