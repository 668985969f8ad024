// why: calling a provider where it is made defers nothing.
import Keyworks

struct Needle: Sendable {
  let size: Int
}

struct Thread: Sendable {
  let length: Int
}

struct Button: Sendable {
  let holes: Int
}

struct Coat: Sendable {
  let buttons: Int
  let sizes: ParameterProvider<Int, Int>
}

extension Container {
  var needle: Factory<Needle> { self { Needle(size: self.provider(\.thread)().length) } }  // expect: cycle needle thread
  var thread: Factory<Thread> { self { Thread(length: self.needle().size) } }

  var scaled: ParameterFactory<Int, Int> { self { size in size * self.coat().buttons } }
  var button: Factory<Button> { self { Button(holes: self.coat().buttons) } }  // expect: cycle button coat
  var coat: Factory<Coat> {
    self {
      let later = self.provider(\.scaled)
      return Coat(buttons: self.provider(\.button)().holes, sizes: later)
    }
  }
}

let tailor = Container()
if CommandLine.arguments.count > 1 { print(tailor.coat().sizes(40)) }
print(tailor.thread().length)
