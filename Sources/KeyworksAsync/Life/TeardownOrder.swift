internal import Keyworks

/// The order in which objects are torn down. Each object comes before the objects that it uses.
/// Otherwise, the objects of a child come before those of its parent, and those completed last come
/// first.
struct TeardownOrder {
  /// The stores whose objects are torn down. Objects of other stores do not count as used.
  private let stores: Set<Int>
  /// The objects that are neither torn down nor taken yet.
  private var waiting: [ObjectIdentifier: BuiltObject] = [:]
  /// The waiting objects that nothing uses any more, the next one last.
  private var ready: [BuiltObject] = []
  /// The objects that are being torn down. The caller holds them.
  private var taken: Set<ObjectIdentifier> = []
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
      if object.life != nil { waiting[ObjectIdentifier(object)] = object }
      // Until a teardown is over, it uses what it has built.
      if let user = object.builtInTeardownOf, taken.contains(ObjectIdentifier(user)) {
        uses[ObjectIdentifier(user), default: []].append(object)
        userCounts[ObjectIdentifier(object), default: 0] += 1
      }
    }
    var next = objects
    while let here = next.popLast() {
      guard uses[ObjectIdentifier(here)] == nil else { continue }
      let used = here.uses.filter { $0.storeNumber.map(stores.contains) ?? true }
      uses[ObjectIdentifier(here)] = used
      for object in used { userCounts[ObjectIdentifier(object), default: 0] += 1 }
      next += used
    }
    ready = waiting.values.filter { userCounts[ObjectIdentifier($0), default: 0] == 0 }
      .sorted { $0.rank < $1.rank }
  }

  /// Takes the next object, or returns nil if another object must be finished first.
  mutating func next() -> BuiltObject? {
    // All that are left are used if two objects began to use each other at the same time.
    let anyOfLoop = ready.isEmpty && taken.isEmpty ? waiting.values.max { $0.rank < $1.rank } : nil
    guard let next = anyOfLoop ?? ready.popLast() else { return nil }
    waiting[ObjectIdentifier(next)] = nil
    taken.insert(ObjectIdentifier(next))
    return next
  }

  /// Records that an object is torn down.
  mutating func finish(_ object: BuiltObject) {
    taken.remove(ObjectIdentifier(object))
    var over = [object]
    while let here = over.popLast() {
      for used in uses.removeValue(forKey: ObjectIdentifier(here)) ?? [] {
        let key = ObjectIdentifier(used)
        userCounts[key, default: 1] -= 1
        guard userCounts[key] == 0 else { continue }
        if waiting[key] != nil {
          let index = ready.firstIndex { used.rank < $0.rank } ?? ready.endIndex
          ready.insert(used, at: index)
        } else if !taken.contains(key) {
          // It has no teardown of its own.
          over.append(used)
        }
      }
    }
  }
}
