// missed: A leak through an array in which an initializer puts the container
import Keyworks

final class Office: Sendable {
  let branches: [Container]
  init(_ container: Container) { branches = [container] }
  var numbers: [String] { branches.map { $0.number() } }
}

extension Container {
  var number: Factory<String> { self { "555-0100" } }
  // The container keeps the office, and the office keeps the container.
  var office: Factory<Office> { self { Office(self) }.cached }
}

func call() -> String {
  let container = Container()
  return container.office().numbers.joined(separator: ", ")
}

print(call())
