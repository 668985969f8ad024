internal import Keyworks

/// The order in which objects are torn down. Each object comes before the objects that it uses.
/// Otherwise, the objects of a child come before those of its parent, and those completed last come
/// first.
struct TeardownOrder {
  /// The stores whose objects are torn down. Objects of other stores do not count as used.
  private let stores: Set<Int>
  /// The objects that are not torn down yet, and everything that they use.
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The waiting objects that nothing uses any more, the next one last. Some are used again.
  private var ready: [Entry] = []
  /// The number of objects that are being torn down.
  private var takenCount = 0

  private final class Entry {
    let object: BuiltObject
    var rank = (depth: 0, number: 0)
    var turn = Turn.none
    /// Nil until it is known.
    var uses: [BuiltObject]?
    var userCount = 0

    enum Turn { case waiting, taken, none }

    init(_ object: BuiltObject) { self.object = object }

    var isReady: Bool { turn == .waiting && userCount == 0 }
  }

  init(_ objects: [BuiltObject], in stores: Set<Int>) {
    self.stores = stores
    add(objects)
  }

  private mutating func entry(of object: BuiltObject) -> Entry {
    if let entry = entries[ObjectIdentifier(object)] { return entry }
    let entry = Entry(object)
    entries[ObjectIdentifier(object)] = entry
    return entry
  }

  @inline(never)
  mutating func add(_ objects: [BuiltObject]) {
    if objects.isEmpty { return }
    for object in objects {
      // An object that has ended in the meantime has no life.
      if object.life != nil {
        let entry = entry(of: object)
        (entry.turn, entry.rank) = (.waiting, object.rank)
      }
      // Until a teardown is over, it uses what it has built.
      if let user = object.builtInTeardownOf, let user = entries[ObjectIdentifier(user)],
        user.turn == .taken
      {
        user.uses?.append(object)
        entry(of: object).userCount += 1
      }
    }
    var next = objects
    while let here = next.popLast() {
      let entry = entry(of: here)
      guard entry.uses == nil else { continue }
      let used = here.uses.filter { $0.storeNumber.map(stores.contains) ?? true }
      entry.uses = used
      for object in used { self.entry(of: object).userCount += 1 }
      next += used
    }
    for object in objects { makeReady(entry(of: object)) }
  }

  private mutating func makeReady(_ entry: Entry) {
    guard entry.isReady else { return }
    ready.insert(entry) { $0.rank < $1.rank }
  }

  /// Takes the next object, or returns nil if another object must be finished first.
  mutating func next() -> BuiltObject? {
    var next: Entry?
    repeat { next = ready.popLast() } while next?.isReady == false
    next = next ?? anyOfLoop
    guard let next else { return nil }
    next.turn = .taken
    takenCount += 1
    return next.object
  }

  /// All that are left are used if two objects began to use each other at the same time.
  private var anyOfLoop: Entry? {
    takenCount > 0
      ? nil : entries.values.filter { $0.turn == .waiting }.max { $0.rank < $1.rank }
  }

  /// Records that an object is torn down.
  mutating func finish(_ object: BuiltObject) {
    takenCount -= 1
    var over = [object]
    while let here = over.popLast() {
      for used in entries.removeValue(forKey: ObjectIdentifier(here))?.uses ?? [] {
        guard let entry = entries[ObjectIdentifier(used)] else { continue }
        entry.userCount -= 1
        if entry.userCount > 0 { continue }
        switch entry.turn {
        case .waiting: makeReady(entry)
        case .taken: break
        // It has no teardown of its own.
        case .none: over.append(used)
        }
      }
    }
  }
}
