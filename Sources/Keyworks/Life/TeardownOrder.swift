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
  private var taken: Set<ObjectIdentifier> = []
  /// The numbers of the objects that are not torn down yet, in ascending order. Some at the end may
  /// be over.
  private var numbers: [Int] = []
  private var finished: Set<Int> = []
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
      guard let life = object.life else { continue }
      waiting[ObjectIdentifier(object)] = Candidate(object, life)
      numbers.append(object.number)
    }
    numbers.sort()
    for object in objects {
      // Until a teardown is over, it uses what it has built.
      guard let user = object.builtInTeardownOf, taken.contains(ObjectIdentifier(user)) else {
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
    let index = ready.lastIndex { !mayBeUsed($0) } ?? (taken.isEmpty ? ready.indices.last : nil)
    let next = index.map { ready.remove(at: $0) } ?? (taken.isEmpty ? anyOfLoop : nil)
    guard let object = next?.object else { return nil }
    waiting[ObjectIdentifier(object)] = nil
    taken.insert(ObjectIdentifier(object))
    return object
  }

  /// Whether an unknown user may still need the object. A user is complete later than what its body
  /// uses.
  private func mayBeUsed(_ candidate: Candidate) -> Bool {
    candidate.object.mayBeUsedFarOut && candidate.number < numbers.last ?? 0
  }

  /// The object to begin with if all that are left are used: two objects began to use each other at
  /// the same time.
  private var anyOfLoop: Candidate? { waiting.values.max { $0.isBefore($1) } }

  /// Records that an object is torn down.
  mutating func finish(_ object: BuiltObject) {
    taken.remove(ObjectIdentifier(object))
    finished.insert(object.number)
    while let last = numbers.last, finished.remove(last) != nil { numbers.removeLast() }
    var over = [object]
    while let here = over.popLast() {
      for used in uses.removeValue(forKey: ObjectIdentifier(here)) ?? [] {
        let key = ObjectIdentifier(used)
        userCounts[key, default: 1] -= 1
        guard userCounts[key] == 0 else { continue }
        if let candidate = waiting[key] {
          let index = ready.firstIndex { candidate.isBefore($0) } ?? ready.endIndex
          ready.insert(candidate, at: index)
        } else if !taken.contains(key) {
          // It has no teardown of its own.
          over.append(used)
        }
      }
    }
  }
}
