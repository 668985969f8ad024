/// In which order objects are torn down: each before what it uses, of others those of a child before
/// those of its parent, and then what was completed last first.
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

  /// The stores whose objects are torn down: what others use is not looked at.
  private let stores: Set<Int>
  /// What is neither torn down nor taken yet.
  private var waiting: [ObjectIdentifier: Candidate] = [:]
  /// Those of them that nothing uses any more, the next one last.
  private var ready: [Candidate] = []
  private var taken: Set<ObjectIdentifier> = []
  /// What is used by each of those that count: by what is not torn down yet, or used by such.
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
      // One that is over meanwhile has no life.
      if let life = object.life { waiting[ObjectIdentifier(object)] = Candidate(object, life) }
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

  /// Takes the next one; nil if there is none before another one is finished.
  mutating func next() -> BuiltObject? {
    let next = ready.popLast() ?? (taken.isEmpty ? anyOfLoop : nil)
    guard let object = next?.object else { return nil }
    waiting[ObjectIdentifier(object)] = nil
    taken.insert(ObjectIdentifier(object))
    return object
  }

  /// If all that is left is used by something: two that began to use each other at one time.
  private var anyOfLoop: Candidate? { waiting.values.max { $0.isBefore($1) } }

  /// Notes that one is torn down.
  mutating func finish(_ object: BuiltObject) {
    taken.remove(ObjectIdentifier(object))
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
