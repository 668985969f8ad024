import Keyworks

protocol Module {
  func register(in container: Container)
}

struct Firsts: Module {
  func register(in container: Container) { container.first.register { 1 } }
}

/// What a protocol of the standard library asks for.
struct Report: CustomStringConvertible {
  let container: Container
  var description: String {
    container.second.register { 2 }
    return "second"
  }
}

/// What is read through a key path, or written.
final class Switches {
  let container: Container
  init(_ container: Container) { self.container = container }
  var isOn = false {
    didSet { registerThird() }
  }
  private func registerThird() { container.third.register { 3 } }
  var isReady: Bool {
    container.fourth.register { 4 }
    return true
  }
  deinit { container.fifth.register { 5 } }
}

/// What the language calls.
@propertyWrapper struct Registering {
  let container: Container
  var wrappedValue: Int {
    container.sixth.register { 6 }
    return 6
  }
}

struct Board {
  @Registering(container: .shared) var six: Int
  static func + (board: Board, container: Container) -> Board {
    container.seventh.register { 7 }
    return board
  }
}

enum Once {
  static let isDone: Void = registerEighth()
  private static func registerEighth() { Container.shared.eighth.register { 8 } }
}

/// What only tests call overrides, and wires nothing.
extension Container {
  func useStubs() { first.override(with: 0) }
}

func registerNinth(in container: Container) { container.ninth.register { 9 } }

let wirings: [@Sendable (Container) -> Void] = [registerNinth]
