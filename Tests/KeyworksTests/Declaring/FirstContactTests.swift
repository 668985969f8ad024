import Keyworks
import Testing

@Suite struct `Declaring and resolving` {
  @Test func `a factory resolves by call and by key path`() {
    let container = Container()
    #expect(container.greeting() == "hello")
    #expect(container[\.greeting] == "hello")
  }
}

extension Container {
  fileprivate var greeting: Factory<String> { self { "hello" } }
}
