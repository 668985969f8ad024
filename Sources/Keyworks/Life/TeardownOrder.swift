/// The order in which objects are torn down. Each object comes before the objects that it uses.
/// Otherwise, the objects of a child come before those of its parent, and those completed last come
/// first.
struct TeardownOrder {
  private struct Candidate {
    let object: BuiltObject
    let depth: Int
    let number: Int

    init(_ object: BuiltObject, _ life: Life) {
      (self.object, depth, number) = (object, life.depth, object.number)
    }

    func isBefore(_ other: Candidate) -> Bool { (depth, number) < (other.depth, other.number) }
  }

  /// The stores whose objects are torn down. Objects of other stores do not count as used.
  private let stores: Set<Int>
  /// The objects that are neither torn down nor taken yet.
  private var waiting: [ObjectIdentifier: Candidate] = [:]
  /// The waiting objects that nothing uses any more, the next one last.
  private var ready: [Candidate] = []
  private var taken: [ObjectIdentifier: Candidate] = [:]
  /// The objects that each object uses. This covers the objects that are not torn down yet, and
  /// everything that they use.
  private var uses: [ObjectIdentifier: [BuiltObject]] = [:]
  private var userCounts: [ObjectIdentifier: Int] = [:]

  init(_ objects: [BuiltObject], in stores: Set<Int>) {
    self.stores = stores
    add(objects)
  }

  @inline(never)
  mutating func add(_ objects: [BuiltObject]) {
    if objects.isEmpty { return }
    for object in objects {
      // An object that has ended in the meantime has no life.
      if let life = object.life { waiting[ObjectIdentifier(object)] = Candidate(object, life) }
    }
    for object in objects {
      // Until a teardown is over, it uses what it has built.
      guard let user = object.builtInTeardownOf, taken[ObjectIdentifier(user)] != nil else {
        continue
      }
      uses[ObjectIdentifier(user), default: []].append(object)
      userCounts[ObjectIdentifier(object), default: 0] += 1
    }
    var next = objects
    while let here = next.popLast() {
      guard uses[ObjectIdentifier(here)] == nil else { continue }
      let used = here.uses.filter { $0.storeNumber.map(stores.contains) ?? true }
      uses[ObjectIdentifier(here)] = used
      for object in used { userCounts[ObjectIdentifier(object), default: 0] += 1 }
      next += used
    }
    ready = waiting.filter { userCounts[$0.key, default: 0] == 0 }.values
      .sorted { $0.isBefore($1) }
  }

  /// Takes the next object, or returns nil if another object must be finished first.
  mutating func next() -> BuiltObject? {
    let index = ready.lastIndex { !mustWait($0) }
    let next = index.map { ready.remove(at: $0) } ?? (taken.isEmpty ? anyOfLoop : nil)
    guard let next else { return nil }
    waiting[ObjectIdentifier(next.object)] = nil
    taken[ObjectIdentifier(next.object)] = next
    return next.object
  }

  /// Whether the object must wait, because an unknown object may still use it. Such a user comes
  /// before it in the order of a closing that is not concurrent.
  private func mustWait(_ candidate: Candidate) -> Bool {
    guard !taken.isEmpty, candidate.object.mayBeUsedFarOut else { return false }
    return taken.values.contains(where: candidate.isBefore)
      || waiting.values.contains(where: candidate.isBefore)
  }

  /// The object to begin with if all that are left are used: two objects began to use each other at
  /// the same time.
  private var anyOfLoop: Candidate? { waiting.values.max { $0.isBefore($1) } }

  /// Records that an object is torn down.
  mutating func finish(_ object: BuiltObject) {
    taken[ObjectIdentifier(object)] = nil
    var over = [object]
    while let here = over.popLast() {
      for used in uses.removeValue(forKey: ObjectIdentifier(here)) ?? [] {
        let key = ObjectIdentifier(used)
        userCounts[key, default: 1] -= 1
        guard userCounts[key] == 0 else { continue }
        if let candidate = waiting[key] {
          let index = ready.firstIndex { candidate.isBefore($0) } ?? ready.endIndex
          ready.insert(candidate, at: index)
        } else if taken[key] == nil {
          // It has no teardown of its own.
          over.append(used)
        }
      }
    }
  }
}
