// missed: `reorder` and `remove` of a list's members
import Keyworks

extension Container {
  var parse: Factory<String> { self { "parse" } }
  var check: Factory<String> { self { "check" } }
  var store: Factory<String> { self { "store" } }

  static var steps: Tags<String> {
    [Tagged(\.parse), Tagged(\.check, .before(\.store)), Tagged(\.store)]
  }
}

/// A draft is stored before it is checked. But the list says that check comes before store.
func allowDrafts(in container: Container) {
  container.reorder(\.store, priority: 0, .before(\.check), in: \.steps)
}

let container = Container.shared
allowDrafts(in: container)
print(container[\.steps])  // The loop is check → store → check.
