// why: the singleton's closure captures a provider, and asks for the duty of the night each
// time that somebody rings.
import Bells
import Keyworks
import KeyworksUI
import Synchronization

/// The pharmacist on duty, with the list of tonight's callers.
final class Duty: Sendable {
  let pharmacist: String
  private let calls = Mutex<[Int]>([])
  init(_ pharmacist: String) { self.pharmacist = pharmacist }

  func answer(_ call: Int) -> String {
    let tonight = calls.withLock {
      $0.append(call); return $0.count
    }
    return "\(pharmacist) answers call \(call), the \(tonight). tonight"
  }
}

final class Rota: Sendable {
  private let names: Mutex<[String]>
  init(_ names: String...) { self.names = Mutex(names) }
  func turn() -> String {
    names.withLock { names in
      let name = names.removeFirst()
      names.append(name)
      return name
    }
  }
}

@MainActor final class DoorModel {
  @Injected(\.bell) private var bell
  private(set) var display: [String] = []
  func visitor() { display.append(bell.press()) }
}

extension Scope { static let night = Scope("night") }

extension Container {
  var rota: Factory<Rota> { self { Rota("Farida", "Jonas") }.singleton }
  var duty: Factory<Duty> { self { Duty(self.rota().turn()) }.scope(.night) }

  // The wire to the door is installed once.
  var bell: Factory<Bell> {
    self {
      let duty = self.provider(\.duty)
      return Bell { call in duty().answer(call) }
    }.singleton
  }
  var door: MainActorFactory<DoorModel> { self.mainActor { DoorModel() }.cached }
}

let door = Container.shared.door()
for _ in 1...2 {
  door.visitor()
  door.visitor()
  Container.shared.reset(scope: .night)
}
door.display.forEach { print($0) }
