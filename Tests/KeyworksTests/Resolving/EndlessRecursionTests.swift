import Keyworks
import Testing

/// Each stops with a message that names the cycle, and never with a stack overflow.
@Suite struct `An endless recursion` {
  @Test func `an endless recursion through a provider is reported as a cycle`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Endless().provided() }
    expectCycle(result)
  }

  @Test func `an endless recursion through a provider with equal arguments is a cycle`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Endless().maker(1) }
    expectCycle(result)
  }

  @Test func `an endless recursion through a lazy property is reported as a cycle`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Endless().lazy() }
    expectCycle(result)
  }

  @Test func `an endless recursion through an injected property is reported as a cycle`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Endless().eager() }
    expectCycle(result)
  }

  @Test func `an endless recursion through a list is reported as a cycle`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Endless().lister() }
    expectCycle(result)
  }

  @Test func `an endless recursion through a list with equal arguments is a cycle`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Endless().listed(1) }
    expectCycle(result)
  }

  @Test func `an endless recursion through one variant of a family is reported as a cycle`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Endless().family(.only) }
    expectCycle(result)
  }

  @Test func `an endless recursion through one id is reported as a cycle`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Endless().named("one")() }
    expectCycle(result)
  }

  @Test func `an endless recursion through a throwing factory is reported as a cycle`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = try? Endless().failing() }
    expectCycle(result)
  }

  @Test func `an endless recursion through a decoration is reported as a cycle`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let endless = Endless()
      endless.word.decorate { [unowned endless] in $0 + endless.word() }
      _ = endless.word()
    }
    expectCycle(result)
  }
}

private func expectCycle(
  _ result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
) {
  let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(output.contains("needs itself"), "\(output)", sourceLocation: sourceLocation)
}

private final class Endless: SharedContainer {
  static let shared = Endless()
  let manager = ContainerManager()
  enum Sole: Variant { case only }

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
  static var makers: Tags<Provider<Int, Int>> { [Tagged(\.listed)] }
  var family: ParameterFactory<Sole, Int> { self { self.family($0) } }
  func named(_ name: String) -> Factory<Int> { self(id: name) { self.named(name)() } }
  var failing: ThrowingFactory<Int, any Error> {
    self.throwing { () throws(any Error) in try self.failing() }
  }
  var word: Factory<String> { self { "word" } }
}

private final class Lazy {
  @LazyInjected(\Endless.lazy) var next
  init() { _ = next }
}

private final class Eager {
  @Injected(\Endless.eager) var next
}
