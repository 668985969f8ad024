// why: all the ways to declare, register, list and resolve a factory of the main actor.
import Keyworks
import KeyworksAsync
import KeyworksUI
import Screens

extension Container {
  var map: MainActorFactory<Model> { self.mainActor(id: 1) { Model("map") } }
}

@MainActor final class Owner {
  @Injected(\.shelf) var shelf
  @Injected(\.page, 3) var page
  @Injected(\.panels) var panels
  @Injected(\.book) var book
}

func wire(_ container: Container) {
  container.register(\.window) { container in container.shelf() }
  container.contribute(Tagged(\.map) { $0 }, to: \.panels)
  container.contribute(Tagged(\.map), for: "map", to: \.byName)
  container.lamp.decorate { [unowned container] text in text + container.names() }
}

let container = Container.shared
wire(container)
let owner = Owner()
print(owner.shelf.title, owner.page.title, owner.panels.count, owner.book.title)
print(container.window().title, container.overview(), container[\.byName].count)
print(container[\.page, 3].title, container.lamp.under(Theme.dark)())
print(container[\.byName, "map"]?().title ?? "")
try await container.start(\.early)
let token = container.shelf.override { Model("mock") }
token.revert()
try await withTeardown {
  print(await Task.detached { await container.shelf().title }.value)
}
