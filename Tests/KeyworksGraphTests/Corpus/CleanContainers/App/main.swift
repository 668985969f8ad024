// why: instances refer to containers without holding them longer than they are used.
import Keyworks

final class Pages: Sendable {
  unowned let container: Container
  init(_ container: Container) { self.container = container }
}

final class Notes: @unchecked Sendable {
  weak var container: Container?
  let own = Container()
  init(_ container: Container) { self.container = container }
}

struct Counter: Sendable {
  let count: Int
  init(in container: Container) { count = container.start() }
}

final class Visitor: Sendable {
  let container: Container
  let next: @Sendable (Container) -> Int
  init(_ container: Container) {
    self.container = container
    next = { $0.start() }
  }
}

extension Container {
  var start: Factory<Int> { self { 1 } }
  var pages: Factory<Pages> { self { Pages(self) }.cached }
  var notes: Factory<Notes> { self { Notes(self) }.cached }
  var counter: Factory<Counter> { self { Counter(in: self) }.cached }
  var visitor: Factory<Visitor> { self { Visitor(self) } }
  var guest: Factory<Visitor> { self { Visitor(self) }.shared }
  var host: Factory<Visitor> { self { Visitor(Container.shared) }.cached }
}

let container = Container.shared
print(container.pages(), container.notes().own, container.counter(), container.visitor().next)
print(container.guest(), container.host())
