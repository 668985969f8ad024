// why: a list that a protocol requires and the list that fulfills the requirement are the same list.
import Keyworks

protocol StepNeeds: SharedContainer {
  var trim: Factory<String> { get }
  var sort: Factory<String> { get }
  static var steps: TagList<Self, String> { get }
}

extension StepNeeds {
  func run() -> [String] { self[\.steps] }
  func add() {
    contribute(Tagged(\.trim, priority: 7), to: \.steps)  // expect: member-twice steps trim
    contribute(Tagged(\.sort), to: \.steps)
  }
}

extension Container: StepNeeds {}

extension Container {
  var trim: Factory<String> { self { "trim" } }
  var sort: Factory<String> { self { "sort" } }
  static var steps: Tags<String> { [Tagged(\.trim)] }
}

Container.shared.add()
print(Container.shared.run())
