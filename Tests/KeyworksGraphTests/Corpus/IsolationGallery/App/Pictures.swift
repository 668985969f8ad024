// Run time: if the catalogue or the lamp is resolved off the main thread, `assumeIsolated` stops the program; main does so in a detached task.
import Keyworks
import KeyworksUI

@MainActor final class Easel {
  var angle = 15
  let name = "oak"
}

@MainActor protocol Hanging: AnyObject { var height: Int { get } }
@MainActor final class Wire: Hanging { let height = 160 }

struct Catalogue: Sendable { let entries: [String: Int] }

struct Lamp: Sendable {
  let height: Int
  init(_ container: Container) {
    height = MainActor.assumeIsolated { container[\.hanging].height + 40 }
  }
}

extension Container {
  var easel: MainActorFactory<Easel> { self.mainActor { Easel() }.cached }
  var hanging: MainActorFactory<any Hanging> { self.mainActor { Wire() } }
  var catalogue: Factory<Catalogue> {  // expect: isolation catalogue easel
    self {
      Catalogue(entries: MainActor.assumeIsolated { [self.easel().name: self.easel().angle] })
    }
  }
  var lamp: Factory<Lamp> { self { Lamp(self) } }  // expect: isolation lamp hanging
}
