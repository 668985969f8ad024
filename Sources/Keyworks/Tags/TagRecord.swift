/// What one container knows about one list: the statements about it, and its members in order.
final class TagRecord {
  fileprivate struct State {
    /// The statements of modules about it.
    let statements = Statements()
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
      if let known = state.withLock(\.ordered) { return known }
      let (statements, changes) = state.withLock { ($0.statements.all, $0.changes) }
      let members = collect(statements.inOrder { $0.isBelow($1) }, container)
      let ordered = OrderedTags(of: declaration.place, RankedMember.sort(members))
      // The result of another thread stays if it came first. This thread's result is then released
      // outside the lock, because its end runs user code.
      let current = state.withLock { state in
        if state.changes == changes, state.ordered == nil { state.ordered = ordered }
        return state.ordered
      }
      if let current { return current }
    }
  }

  /// Returns the members with the ranks that count, in no order.
  ///
  /// - Parameter statements: Each above those that give way to it.
  private func collect(_ statements: [TagStatement], _ container: AnyObject) -> [RankedMember] {
    let replacement = statements.lazy.compactMap(\.replacement).last
    // The key is what only one of them can have: in a keyed list the member's key, otherwise its
    // factory together with the variants.
    var members: [AnyHashable: RankedMember] = [:]
    // For each factory, and for each member with variants that a statement names, the last removal
    // and the last move since then. A move also applies to a member that is contributed later.
    typealias Changes = (removal: Int, move: Int, rank: TagRank?)
    let none: Changes = (-1, -1, nil)
    var changes: [TagIdentity: Changes] = [:]
    func last(of member: RankedMember) -> Changes {
      guard !changes.isEmpty else { return none }
      return member.identity.names.compactMap { changes[$0] }.reduce(none) { one, other in
        let moved = one.move > other.move ? one : other
        return (max(one.removal, other.removal), moved.move, moved.rank)
      }
    }
    func isIn(_ member: RankedMember) -> Bool {
      let removal = last(of: member).removal
      return removal < 0 || member.isContribution && removal < member.turn
    }
    func add(_ new: RankedMember) {
      let own = new.member.hashableKey ?? AnyHashable(new.identity)
      if let known = members[own], isIn(known) {
        refuseDifference(known, new)
      } else {
        members[own] = new
      }
    }

    for (turn, member) in (replacement ?? declaration.members).enumerated() {
      add(RankedMember(member, isContribution: false, turn: turn, in: container))
    }
    // The wiring counts first, even if it makes a statement again.
    for (turn, statement) in statements.enumerated() where replacement == nil {
      guard let member = statement.member else { continue }
      switch statement.saying {
      case .contribution(let new):
        add(RankedMember(new, isContribution: true, turn: turn, in: container))
      case .move(let priority, let order):
        let rank = TagRank(priority, order, in: container)
        changes[member] = (changes[member]?.removal ?? -1, turn, rank)
      case .removal: changes[member] = (turn, -1, nil)
      case .replacement: break
      }
    }
    return members.values.filter(isIn).map { member in
      let last = last(of: member)
      if last.move > last.removal, let rank = last.rank { member.rank = rank }
      return member
    }
  }

  /// Stops the program unless a member makes the same contribution as a known one, which has no
  /// effect.
  private func refuseDifference(_ known: RankedMember, _ new: RankedMember) {
    if let key = new.member.key, !new.isContribution || known.identity != new.identity {
      Misuse.keyTwice("\(key)", map: declaration.place?.name, known, new).stop()
    }
    if !new.isContribution { Misuse.listedTwice(known, new).stop() }
    if known.rank != new.rank { Misuse.contributedDifferently(known, new).stop() }
  }

  /// Adds and removes statements, unless the list has changed since it was read. The next gather
  /// orders the list again.
  ///
  /// - Parameters:
  ///   - obsolete: The caller keeps them, so that they are not released under the lock.
  ///   - earlier: The number of changes when the list was read, if that matters.
  /// - Returns: False if the list has changed.
  @discardableResult
  private func change(
    removing obsolete: [TagStatement], adding new: TagStatement? = nil, since earlier: Int? = nil
  ) -> Bool {
    let old = state.withLock { state -> OrderedTags?? in
      if let earlier, state.changes != earlier { return nil }
      for statement in obsolete { state.statements.remove(statement) }
      if let new { state.statements.add(new) }
      state.changes += 1
      return .some(state.ordered.take())
    }
    guard let old else { return false }
    if let old { Dropped.letGo(of: old) }
    if !obsolete.isEmpty { Dropped.letGo(of: obsolete) }
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
    let new = TagStatement(saying, about: member, by: role?.author)
    let token = Token { [weak self, weak new] in
      // Held until after the change, because its end runs user code.
      guard let new else { return }
      self?.change(removing: [new])
    }
    while true {
      let (known, changes) = state.withLock { ($0.statements.near(new), $0.changes) }
      guard let obsolete = new.replaced(among: known, in: container) else { return token }
      guard change(removing: obsolete, adding: new, since: changes) else { continue }
      role?.note(token, about: self)
      return token
    }
  }

  /// Drops every statement that does not come from the wiring.
  func reset(_ what: ResetOptions) {
    let all = state.withLock { $0.statements.all }
    change(
      removing: all.filter {
        $0.author == nil && what.contains($0.replacement == nil ? .contributions : .overrides)
      })
  }
}

/// Statements by the hashes of their factory, their variants and their key, in the order of their
/// numbers.
private final class Statements {
  private var branches: [Int: Statements] = [:]
  private var own: [TagStatement] = []

  var all: [TagStatement] { own + branches.values.flatMap(\.all) }
  private var isEmpty: Bool { own.isEmpty && branches.isEmpty }

  func add(_ new: TagStatement) { add(new, new.hashes) }

  private func add(_ new: TagStatement, _ path: ArraySlice<Int>) {
    guard let hash = path.first else { return own.insert(new) { $0.number < $1.number } }
    let branch = branches[hash] ?? Statements()
    branches[hash] = branch
    branch.add(new, path.dropFirst())
  }

  func remove(_ old: TagStatement) { remove(old, old.hashes) }

  private func remove(_ old: TagStatement, _ path: ArraySlice<Int>) {
    guard let hash = path.first else { return own.remove(old) { $0.number < $1.number } }
    branches[hash]?.remove(old, path.dropFirst())
    if branches[hash]?.isEmpty == true { branches[hash] = nil }
  }

  /// The statements that a new one may replace or repeat, and perhaps others.
  func near(_ new: TagStatement) -> [TagStatement] {
    guard !new.isOnTop, let ofFactory = branches[new.hashes[0]] else { return [] }
    if new.isAboutFactory { return ofFactory.all }
    let aboutFactory = ofFactory.branches[0]?.branches[0]?.own ?? []
    guard let ofChoice = ofFactory.branches[new.hashes[1]] else { return aboutFactory }
    if !new.isContribution { return aboutFactory + ofChoice.all }
    let keys = Set([0, new.hashes[2]]).compactMap { ofChoice.branches[$0] }
    return aboutFactory + keys.flatMap(\.own)
  }
}

// SAFETY: a lock guards the state. The closures in it name factories, which have their own rules
// for sharing between threads, and convert their values; those closures are Sendable.
extension TagRecord: @unchecked Sendable {}

extension ManagedContainer {
  /// The number of statements about a list that the container remembers. For tests.
  package func statementCount<List: FactoryList>(of list: KeyPath<Self.Type, List>) -> Int
  where List.Root == Self { record(of: list).state.withLock(\.statements.all.count) }
}
