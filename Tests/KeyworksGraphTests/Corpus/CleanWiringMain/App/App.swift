// why: a program that begins with a type, whose wiring is in an extension of it.
import Keyworks

extension Container {
  var title: Factory<String> { promised() }
  var body: Factory<String> { promised() }
  static var pages: KeyedTags<String, String> { [:] }
  var index: Factory<String> { self { "index" } }
}

@main struct App {
  static func main() {
    wire(.shared)
    var app = App(container: .shared)
    app.run()
  }

  let container: Container
  lazy var pages: [String] = {
    container.contribute(Tagged(\.index), for: "/", to: \.pages)
    return container[\.pages].map(\.value)
  }()
  mutating func run() { print(pages, container.title(), container.body()) }
}

extension App {
  static func wire(_ container: Container) {
    container.title.register { "Title" }
    register(container.body)
  }
}

func register(_ factory: Factory<String>) { factory.register { "Body" } }
