import Keyworks

public protocol Journal: Sendable { func note(_ text: String) }

/// Safety has a container of its own: it also runs in the control room, without the shop.
public final class ArenaContainer: SharedContainer {
  public static let shared = ArenaContainer()
  public let manager = ContainerManager()
}

public struct Turnstile: Sendable {
  let journal: any Journal
  let capacity: Int

  public func admit(_ visitors: Int) -> Int {
    journal.note("\(visitors) at the gate")
    return min(visitors, capacity)
  }
}

public struct Evacuation: Sendable {
  let journal: any Journal
  let exits: Int

  public func minutes(for visitors: Int) -> Int {
    defer { journal.note("evacuation drill") }
    return visitors / (exits * 80) + 1
  }
}

extension Container {
  public var journal: Factory<any Journal> { promised() }
  public func turnstile(_ gate: Character) -> Factory<Turnstile> {
    self(id: gate) { Turnstile(journal: self.journal(), capacity: gate == "A" ? 900 : 400) }
  }
}

extension ArenaContainer {
  public var journal: Factory<any Journal> { promised() }  // expect: promise journal
  public var exits: Factory<Int> { promised() }
  public var evacuation: Factory<Evacuation> {
    self { Evacuation(journal: self.journal(), exits: self.exits()) }.cached
  }
}
