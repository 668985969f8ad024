// why: a container holds the closures that are registered in it, and these capture the container.
import Keyworks

struct Loader: Sendable {
  let number: Int
}

final class Screen: Sendable {
  let container = Container()
  let title = "Screen"
  func wire() {
    container.loader.register {
      Loader(number: self.title.count)  // expect: leak loader
    }
    container.cache.register { [container] in  // expect: leak cache
      container.loader()
    }
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    loader.register { Loader(number: self.number()) }  // expect: leak loader
    register(\.cache) { _ in self.loader() }  // expect: leak cache
  }

  var number: Factory<Int> { self { 1 } }
  var loader: Factory<Loader> { self { Loader(number: 0) } }
  var cache: Factory<Loader> { self { Loader(number: 0) } }
  var reader: ParameterFactory<Int, Loader> { self { Loader(number: $0) } }
}

func wire(_ container: Container) {
  container.loader.register(body: { Loader(number: container.number()) })  // expect: leak loader
  let other = container
  other.reader.register { Loader(number: $0 + other.number()) }  // expect: leak reader
}

wire(Container.shared)
Screen().wire()
print(Container.shared.cache(), Container.shared.reader(1))
