// missed: A second registration by a function that takes the factory
import Keyworks

struct Window: Sendable {
  let size: Int
  let margin: Int
}

extension Container {
  var size: Factory<Int> { self { 5 } }
  var margin: Factory<Int> { self { 1 } }
  var window: Factory<Window> { self { Window(size: self.size(), margin: self.margin()) } }
}

func bind(_ factory: Factory<Int>) {
  factory.register { 7 }
}

bind(Container.shared.size)
bind(Container.shared.margin)
Container.shared.size.register { 8 }  // This is the second registration, and replaces the 7.
print(Container.shared.window())
