// why: the tower (singleton) keeps its keeper (shared) only in a weak constant of its
// superclass.
import Keyworks
import Synchronization

/// On duty as long as somebody needs it: the boat that brings a keeper holds on to it.
final class Keeper: Sendable {
  private let journal = Mutex<[String]>([])
  let name: String

  init(name: String) { self.name = name }

  func note(_ entry: String) { journal.withLock { $0.append(entry) } }
  func read() -> String { name + ": " + journal.withLock { $0.joined(separator: "; ") } }
}

/// A mark at sea that tells its keeper what happens to it.
class SeaMark: @unchecked Sendable {
  weak let keeper: Keeper?
  let name: String

  init(name: String, keeper: Keeper) {
    self.name = name
    self.keeper = keeper
    keeper.note("took over \(name)")
  }

  final func tell(_ event: String) {
    if let keeper { keeper.note("\(name) \(event)") } else { print("nobody hears that \(name) \(event)") }
  }
}

final class Tower: SeaMark, @unchecked Sendable {
  private let isLit = Mutex(false)

  convenience init(_ container: Container, name: String = "Blåvand") {
    self.init(name: name, keeper: container.keeper())
  }

  func toggle() {
    let now = isLit.withLock {
      $0.toggle()
      return $0
    }
    tell(now ? "is lit" : "is dark")
  }
}

struct Boat {
  @Injected(\.keeper) private var keeper
  func land() { print(keeper.read()) }
}

extension Container {
  var keeper: Factory<Keeper> { self { Keeper(name: "Thora") }.shared }
  var tower: Factory<Tower> { self { Tower(self) }.singleton }
  var boat: Factory<Boat> { self { Boat() } }
}

func spendNight(on container: Container) {
  let boat = container.boat()
  let tower = container.tower()
  for _ in 1...2 { tower.toggle() }
  boat.land()
}

spendNight(on: .shared)
Container.shared.tower().toggle()  // after the keeper has left
