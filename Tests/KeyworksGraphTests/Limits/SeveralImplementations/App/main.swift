// false: A call that may run several implementations, such as `plugin.start()`, or `T(container)`
// in a generic `Shelf<T>`
import Keyworks

protocol Plugin: Sendable { func start() -> Int }

struct Spelling: Plugin {
  func start() -> Int { 1 }
}

/// Counts the words of the editor. The editor does not start it.
struct Statistics: Plugin {
  let app: Container
  func start() -> Int { app.words() }
}

extension Container {
  var spelling: Factory<any Plugin> { self { Spelling() } }
  var statistics: Factory<Statistics> { self { Statistics(app: self) } }

  var editor: Factory<String> {  // limit: cycle editor words
    self {
      let plugin = self.spelling()
      return "an editor with \(plugin.start()) plug-in"
    }
  }
  var words: Factory<Int> { self { self.editor().split(separator: " ").count } }
}

print(Container.shared.editor())
print(Container.shared.statistics().start())
