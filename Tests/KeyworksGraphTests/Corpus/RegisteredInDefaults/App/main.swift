// why: both autoRegister and a function that it calls register the same factory.
import Keyworks

enum Module {
  static func register(in container: Container) {
    container.clock.register { 2 }
  }
}

extension Container {
  var clock: Factory<Int> { self { 1 } }
  var color: Factory<String> { self { "red" } }
}
extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    Module.register(in: self)
    clock.register { 3 }  // expect: registered clock
    color.register { "green" }
  }
}

Container.shared.color.register { "blue" }
print(Container.shared.clock(), Container.shared.color())
