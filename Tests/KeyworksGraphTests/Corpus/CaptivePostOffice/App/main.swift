// why: sortingRoom (singleton) keeps crew (scope) in the wrapper @Staffed, after the shift has
// changed.
import Keyworks
import Synchronization

/// Takes its value from the container of the process.
@propertyWrapper
struct Staffed<Value: Sendable>: Sendable {
  let wrappedValue: Value

  init(by factory: KeyPath<Container, Factory<Value>>) {
    wrappedValue = Container.shared[keyPath: factory]()
  }
}

final class Crew: Sendable {
  private let names: [String]
  private let sorted = Mutex(0)

  init(names: [String]) { self.names = names }

  func sort(_ letter: String) -> String {
    sorted.withLock { $0 += 1 }
    return "\(letter) by \(names[tally % names.count])"
  }

  var tally: Int { sorted.withLock { $0 } }
}

struct SortingRoom: Sendable {
  @Staffed(by: \.boxes) private var boxes
  @Staffed(by: \.crew) private var crew

  func take(_ letter: String) -> String { "box \(letter.count % boxes): \(crew.sort(letter))" }
}

extension Scope {
  static let shift = Scope("shift")
}

extension Container {
  var boxes: Factory<Int> { self { 23 } }
  var crew: Factory<Crew> { self { Crew(names: ["Odd", "Ragna", "Sjur"]) }.scope(.shift) }
  var sortingRoom: Factory<SortingRoom> {  // expect: captive sortingRoom crew
    self { SortingRoom() }.singleton
  }
}

func changeShift() {
  print("sorted in this shift:", Container.shared.crew().tally)
  Container.shared.reset(scope: .shift)
}

while let letter = readLine() {
  switch letter {
  case "bell": changeShift()
  default: print(Container.shared.sortingRoom().take(letter))
  }
}
