// missed: A priority that is neither a literal nor a literal constant
import Keyworks

extension Container {
  var parse: Factory<String> { self { "parse" } }
  var store: Factory<String> { self { "store" } }

  static var steps: Tags<String> { [Tagged(\.store)] }
}

func addParser(after base: Int, to container: Container) {
  container.contribute(Tagged(\.parse, priority: base + 1), to: \.steps)
}

addParser(after: 0, to: .shared)
addParser(after: 10, to: .shared)  // The member is in the list already, at another position.
print(Container.shared[\.steps])
