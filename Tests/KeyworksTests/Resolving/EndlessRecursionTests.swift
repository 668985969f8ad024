import Keyworks
import TestSupport
import Testing

/// Each stops with a message that names the cycle, and never with a stack overflow.
@Suite struct `An endless recursion` {
  @Test(arguments: Endless.ways.keys.sorted())
  func `an endless recursion is reported as a cycle, whatever it goes through`(way: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [way] in Endless.ways[way]?(Endless.shared) }
    #expect(errorOutput(of: result).contains("needs itself"))
  }
}

private final class Endless: SharedContainer {
  static let shared = Endless()
  let manager = ContainerManager()
  enum Sole: Variant { case only }

  static let ways: [String: @Sendable (Endless) -> Void] = [
    "a provider": { _ = $0.provided() },
    "a provider with equal arguments": { _ = $0.maker(1) },
    "a lazy property": { _ = $0.lazy() },
    "an injected property": { _ = $0.eager() },
    "a list": { _ = $0.lister() },
    "a list with equal arguments": { _ = $0.listed(1) },
    "one variant of a family": { _ = $0.family(.only) },
    "one id": { _ = $0.named("one")() },
    "a throwing factory": { _ = try? $0.failing() },
    "a decoration": { endless in
      endless.word.decorate { [unowned endless] in $0 + endless.word() }
      _ = endless.word()
    },
  ]

  var provided: Factory<Int> { self { self.provider(\.provided)() } }
  var maker: ParameterFactory<Int, Int> { self { self.provider(\.maker)($0) } }
  var lazy: Factory<Lazy> { self { Lazy() } }
  var eager: Factory<Eager> { self { Eager() } }
  var lister: Factory<Int> { self { self.asked() } }
  var asked: Factory<Int> { self { self[\.all].reduce(0, +) } }
  static var all: Tags<Int> { [Tagged(\.lister)] }
  var listed: ParameterFactory<Int, Int> { self { self.askedWith($0) } }
  var askedWith: ParameterFactory<Int, Int> {
    self { depth in self[\.makers].map { $0(depth) }.reduce(0, +) }
  }
  static var makers: Tags<ParameterProvider<Int, Int>> { [Tagged(\.listed)] }
  var family: ParameterFactory<Sole, Int> { self { self.family($0) } }
  func named(_ name: String) -> Factory<Int> { self(id: name) { self.named(name)() } }
  var failing: ThrowingFactory<Int, any Error> { self.throwing { try self.failing() } }
  var word: Factory<String> { self { "word" } }
}

private final class Lazy {
  @LazyInjected(\Endless.lazy) var next
  init() { _ = next }
}

private final class Eager {
  @Injected(\Endless.eager) var next
}
