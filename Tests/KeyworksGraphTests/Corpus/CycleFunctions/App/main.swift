// why: factories that functions make need themselves, also with arguments, and in a protocol.
import Keyworks

protocol Shelves: ManagedContainer {}

extension Shelves {
  func shelf() -> Factory<Int> { self { self.board() } }  // expect: cycle shelf board
  var board: Factory<Int> { self { self.shelf()() } }
  func rack(_ width: Int) -> Factory<Int> { self(id: width) { self.bar() + width } }  // expect: cycle rack bar
  var bar: Factory<Int> { self { self.rack(3)() } }
}

extension Container: Shelves {
  func size(_ number: Int) -> Factory<Int> { self { return self.rest() + number } }  // expect: cycle size rest
  var rest: Factory<Int> { self { self.size(3)() } }
  // No argument ends it.
  var echo: ParameterFactory<Int, Int> { self { number in self.echo(number + 1) } }  // expect: cycle echo
}

let container = Container.shared
print(container.shelf()(), container.rack(2)(), container.size(3)(), container.echo(1))
