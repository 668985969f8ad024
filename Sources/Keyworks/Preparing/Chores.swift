/// The chores of one container, and what there is to do about each. Only those that there is
/// something to do about take time.
struct Chores {
  struct Entry {
    let chore: any Chore
    /// Orders the chores as they were added.
    let number: Int
    /// Whether it is done again even though nothing it depends on has changed.
    var isAnew = false
  }

  private typealias Identifiers = Set<ObjectIdentifier>

  private var entries = [ObjectIdentifier: Entry]()
  private var byLikeness = [Int: [ObjectIdentifier]]()
  /// Counts the chores that were added or removed.
  private(set) var changes = 0
  private var due = Identifiers()
  /// Those that ask.
  private var asking = Identifiers()
  /// Whether one of those may have news.
  private var mayHaveNews = false
  /// Those that were added or done, and not concluded since.
  private var unconcluded = Identifiers()
  /// Those of them that were not even concluded for the time being.
  private var unstarted = Identifiers()

  var all: [any Chore] { entries.values.inOrder { $0.number < $1.number }.map(\.chore) }

  /// Those that may be like one with this likeness.
  func near(_ likeness: Int?) -> [any Chore] {
    (likeness.flatMap { byLikeness[$0] } ?? []).compactMap { entries[$0]?.chore }
  }

  mutating func add(_ chore: any Chore, isDue: Bool) {
    changes += 1
    let own = ObjectIdentifier(chore)
    entries[own] = Entry(chore: chore, number: changes)
    if let likeness = chore.likeness { byLikeness[likeness, default: []].append(own) }
    if chore.asks { asking.insert(own) }
    if isDue { due.insert(own) }
    unconcluded.insert(own)
    unstarted.insert(own)
  }

  mutating func remove(_ chore: any Chore) {
    let own = ObjectIdentifier(chore)
    guard entries.removeValue(forKey: own) != nil else { return }
    changes += 1
    if let likeness = chore.likeness {
      byLikeness[likeness]?.removeAll { $0 == own }
      if byLikeness[likeness]?.isEmpty == true { byLikeness[likeness] = nil }
    }
    asking.remove(own)
    due.remove(own)
    unconcluded.remove(own)
    unstarted.remove(own)
  }

  private func ordered(_ chores: Identifiers) -> [Entry] {
    chores.compactMap { entries[$0] }.inOrder { $0.number < $1.number }
  }

  // MARK: - What is due

  /// Marks a chore, or all, as due.
  ///
  /// - Returns: Whether any was not due before, or nil if there is none.
  mutating func makeDue(_ chore: (any Chore)?, isAnew: Bool) -> Bool? {
    let meant = chore.map { [ObjectIdentifier($0)] } ?? Array(entries.keys)
    var isNew: Bool?
    for own in meant where entries[own] != nil {
      isNew = due.insert(own).inserted || isNew == true
      if isAnew { entries[own]?.isAnew = true }
    }
    return isNew
  }

  mutating func noteNews() { mayHaveNews = true }

  /// Whether any chore must be done, or concluded, or ask again.
  func isWorkLeft(asking which: Asking) -> Bool {
    isAnyDue(asking: which) || which != .none && !unstarted.isEmpty
      || which == .all
        && (asking.contains { isUnsettled($0) } || unconcluded.contains { isUnsettled($0) })
  }

  func isAnyDue(asking which: Asking) -> Bool {
    due.contains { isFor(which, $0) }
      || which.isAboutChanges && mayHaveNews && asking.contains { hasNews($0) }
  }

  /// Those that are due, and may be done.
  private func due(asking which: Asking) -> [Entry] {
    var result: Identifiers = []
    for own in due where isFor(which, own) { result.insert(own) }
    if which.isAboutChanges, mayHaveNews {
      for own in asking where hasNews(own) { result.insert(own) }
    }
    return ordered(result)
  }

  private func isFor(_ which: Asking, _ own: ObjectIdentifier) -> Bool {
    which != .none || entries[own]?.chore.asks != true
  }
  private func hasNews(_ own: ObjectIdentifier) -> Bool { entries[own]?.chore.hasNews == true }
  private func isUnsettled(_ own: ObjectIdentifier) -> Bool {
    entries[own]?.chore.isUnsettled == true
  }

  func firstDue(asking which: Asking) -> (any Chore)? { due(asking: which).first?.chore }

  /// Returns those that are due, which no longer are.
  mutating func takeDue(asking which: Asking) -> [Entry] {
    let taken = due(asking: which)
    if which.isAboutChanges { mayHaveNews = false }
    for entry in taken {
      let own = ObjectIdentifier(entry.chore)
      entries[own]?.isAnew = false
      due.remove(own)
      unconcluded.insert(own)
      unstarted.insert(own)
    }
    return taken
  }

  /// Those that ask, and are not due.
  var quiet: [any Chore] {
    ordered(asking).map(\.chore).filter { chore in
      let own = ObjectIdentifier(chore)
      return !due.contains(own) && !hasNews(own)
    }
  }

  /// Returns those to conclude.
  ///
  /// - Parameter isLast: Whether they are concluded for the last time.
  mutating func takeUnconcluded(isLast: Bool) -> [any Chore] {
    let taken = exchange(&unstarted, with: [])
    return ordered(isLast ? exchange(&unconcluded, with: []) : taken).map(\.chore)
  }
}

/// Which chores ask, of those that ask the user's code what to do.
package enum Asking {
  case none
  /// Those that were added, or that are known to have another answer.
  case new
  /// Also those that depend on something that has changed.
  case changed
  /// Also those that may have missed a change.
  case all

  var isAboutChanges: Bool { self == .changed || self == .all }
}
