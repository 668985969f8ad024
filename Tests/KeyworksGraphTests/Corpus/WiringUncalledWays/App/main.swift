// why: declarations that look as if they ran: a hook without its conformance, a method of an object
// that is there, a property that nothing reads, and a second function that calls back.
import Keyworks

extension Container {
  var one: Factory<Int> { self { 1 } }
  var two: Factory<Int> { self { 2 } }
  var three: Factory<Int> { self { 3 } }
  var four: Factory<Int> { self { 4 } }
  static var numbers: Tags<Int> { [Tagged(\.one), Tagged(\.two), Tagged(\.three), Tagged(\.four)] }

  func autoRegister() {  // expect: wiring one
    one.register { 10 }
  }
}

final class Setup {
  let container: Container
  init(_ container: Container) { self.container = container }
  func run() { print(container[\.numbers]) }
  func wire() {  // expect: wiring two
    container.two.register { 20 }
  }
}

enum Wiring {
  static let isDone: Bool = {  // expect: wiring three
    Container.shared.three.register { 30 }
    return true
  }()
  static var isReady: Bool {  // expect: wiring four
    Container.shared.four.register(with: 40)
    return true
  }
}

Setup(Container.shared).run()
