import Keyworks
import Synchronization

// The doorman remembers a guest only weakly, an appeal ends after two rounds, and each oven has an `id:`.

final class Guest: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

final class Doorman: @unchecked Sendable {
  private weak var last: Guest?
  private let current: Provider<Guest>

  init(current: Provider<Guest>, last: Guest) { (self.current, self.last) = (current, last) }

  var greeting: String { "\(last?.name ?? "nobody"), \(current().name)" }
}

enum Refusal: Error { case adjourned }

extension Scope { static let stay = Scope("stay") }

extension Container {
  var guest: Factory<Guest> { self { Guest("Bo") }.scope(.stay) }
  var doorman: Factory<Doorman> {
    self { Doorman(current: self.provider(\.guest), last: self.guest()) }.singleton
  }
  var appeal: ThrowingParameterFactory<Int, String, Refusal> {
    self.throwing { round throws(Refusal) in
      guard round < 2 else { throw .adjourned }
      return try self.appeal(round + 1)
    }
  }
  func oven(_ name: String) -> Factory<Int> { self(id: name) { 0 } }
}

let house = Container()
house.oven("deck").register { 1 }
house.oven("brick").register { 2 }
print(house.doorman().greeting, house.oven("deck")(), house.oven("brick")())
print((try? house.appeal(0)) ?? "adjourned")
