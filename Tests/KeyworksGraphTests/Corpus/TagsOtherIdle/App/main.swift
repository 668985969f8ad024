// why: an idle function that contributes to another list implies nothing about this list.
import Keyworks

extension Container {
  static var empty: Tags<Int> { Tags() }  // expect: no-members empty
  static var names: Tags<String> { [Tagged(\.first)] }
  var first: Factory<String> { self { "first" } }
  var second: Factory<String> { self { "second" } }
}

func contribute(to container: Container) {  // expect: wiring second
  container.contribute(Tagged(\.second), to: \.names)
}

let container = Container.shared
print(container[\.empty], container[\.names], container.second())
