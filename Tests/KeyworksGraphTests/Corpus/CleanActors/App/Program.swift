// why: main-actor factories are resolved on the main actor, in tasks, closures and methods.
import Keyworks
import Screens

@main struct Program {
  @MainActor static func main() async {
    let container = Container.shared
    wire(container)
    print(container.router().open(), container.sheet().reopen().screen.title)
    print(container.updater().show(), container.updater().update().count, container.greet()())
    print(await container.counter().count(), container.badge())
  }
}
