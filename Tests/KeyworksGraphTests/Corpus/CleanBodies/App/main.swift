// why: bodies that receive their container, and bodies whose container is the shared one.
import Keyworks

struct Loader: Sendable {
  let number: Int
}

struct Failed: Error {}

enum Mode: Variant {
  case fast, slow
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    register(\.loader) { Loader(number: $0.number()) }
    register(\Container.reader) { container, number in
      Loader(number: container.number() + number)
    }
    self.register(\.risky) { container throws(Failed) in container.loader() }
    register(\.moded) { $0.reader($1 == .fast ? 1 : 2) }
    register(\.plain, for: Mode.fast) { container in container.number() }
    number.decorate { [unowned self] number in number + self.offset() }
    let offset = 4
    self.offset.register { offset }
    weakly.register { [weak self] in self?.number() ?? 0 }
  }

  var number: Factory<Int> { promised() }
  var offset: Factory<Int> { promised() }
  var seed: Factory<Int> { self { 7 } }
  var plain: Factory<Int> { self { 0 } }
  var weakly: Factory<Int> { self { 0 } }
  var loader: Factory<Loader> { promised() }
  var reader: ParameterFactory<Int, Loader> { promised() }
  var risky: ThrowingFactory<Loader, Failed> { promised() }
  var moded: ParameterFactory<Mode, Loader> { self { Loader(number: $0 == .fast ? 1 : 2) } }
}

let container = Container.shared
Container.shared.number.register { Container.shared.seed() }
container.plain.register { container.seed() }
container.plain.override { container.seed() }
print(
  container.plain(), container.reader(1), container.moded(.fast), container.weakly(),
  try container.risky())
