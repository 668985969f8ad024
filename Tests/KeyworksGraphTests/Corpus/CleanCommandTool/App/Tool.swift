// why: a type that only its attribute makes, beside another implementation of its requirement.
import Keyworks

protocol Command {
  init()
  func run()
}
extension Command {
  static func main() { Self().run() }
}

struct Version: Command {
  func run() { print(Container.shared.version()) }
}

extension Container {
  var version: Factory<String> { self { "1.0" } }
  var price: Factory<Int> { promised() }
}

@main struct Tool: Command {
  func run() {
    Container.shared.price.register { 3 }
    print(Container.shared.price())
    if CommandLine.arguments.count > 1 { Version().run() }
  }
}
