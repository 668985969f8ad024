import Keyworks
import Testing

@Suite struct `An observer of what is resolved later` {
  @Test func `an observer receives events for what providers and lazy properties resolve`() {
    let watched = Watched()
    let names = Locked<[String]>([])
    let token = watched.observe { event in
      if case .built = event.kind { names.withLock { $0.append(event.factory.name) } }
    }
    let object = watched.object()
    _ = watched.provider(\.word)()
    _ = object.word
    #expect(names.withLock { $0 } == ["object", "word", "word"])
    token.revert()
  }
}

private final class Watched: SharedContainer {
  static let shared = Watched()
  let manager = ContainerManager()
  var word: Factory<String> { self { "word" } }
  var object: Factory<Later> { self { Later() } }
}

private final class Later {
  @LazyInjected(\Watched.word) var word
}
