import Keyworks
import KeyworksAsync
import KeyworksUI
import KeyworksWiring
import TestSupport
import Testing

@Suite("The requirements of a wiring") struct RequirementTests {
  @Test func `a body for the launch or for a variant keeps a promise`() {
    withSandbox {
      LaunchContext.current = LaunchContext([.argument("-demo"), .test])
      let demands = Demands()
      demands.activate(\.ofKept)
      #expect(demands.tested() == "test")
      #expect(demands.demonstrated(1) == "demo 1")
      #expect(demands.toned.under(Tone.loud)() == "loud")
      #expect(demands[\.loudPage, .loud, 1] == "loud 1")
    }
  }

  @Test func `a body that is registered for a variant keeps a promise`() {
    let demands = Demands()
    demands.page.register(for: Tone.loud) { "\($0) \($1)" }
    demands.activate(\.ofPage)
    #expect(demands[\.page, .loud, 1] == "loud 1")
  }

  @Test(arguments: Demands.broken.indices)
  func `a wiring refuses an unregistered promise of each kind`(_ number: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [number] in Demands().activate(Demands.broken[number].wiring) }
    #expect(
      errorOutput(of: result).contains(
        "requires '\(Demands.broken[number].factory)' (RequirementTests.swift"))
  }
}

private enum Tone: Variant { case loud }
private struct Refusal: Error {}

private final class Demands: ManagedContainer {
  let manager = ContainerManager()

  static var broken: [(factory: String, wiring: KeyPath<Demands.Type, Wiring<Demands>>)] {
    [
      ("value", \.ofValue), ("sum", \.ofSum), ("risky", \.ofRisky), ("page", \.ofPage),
      ("number", \.ofNumber), ("title", \.ofTitle), ("demonstrated", \.ofDemonstrated),
    ]
  }

  var tested: Factory<String> { promised().on(.test) { "test" } }
  var demonstrated: ParameterFactory<Int, String> {
    promised().on(.argument("-demo")) { "demo \($0)" }
  }
  var toned: Factory<String> { promised().when(Tone.loud) { "loud" } }
  var loudPage: ParameterFactory<(Tone, Int), String> {
    promised().when(Tone.loud) { "\($0) \($1)" }
  }

  var value: Factory<Int> { promised() }
  var sum: ParameterFactory<Int, Int> { promised() }
  var risky: ThrowingFactory<Int, Refusal> { promised() }
  var page: ParameterFactory<(Tone, Int), String> { promised() }
  var number: AsyncFactory<Int, Never> { promised() }
  var title: MainActorFactory<String> { promised() }

  static var ofKept: Wiring<Demands> {
    Wiring { _ in }.requiring(\.tested, \.demonstrated, \.toned, \.loudPage)
  }
  static var ofValue: Wiring<Demands> { Wiring { _ in }.requiring(\.value) }
  static var ofSum: Wiring<Demands> { Wiring { _ in }.requiring(\.sum) }
  static var ofRisky: Wiring<Demands> { Wiring { _ in }.requiring(\.risky) }
  static var ofPage: Wiring<Demands> { Wiring { _ in }.requiring(\.page) }
  static var ofNumber: Wiring<Demands> { Wiring { _ in }.requiring(\.number) }
  static var ofTitle: Wiring<Demands> { Wiring { _ in }.requiring(\.title) }
  static var ofDemonstrated: Wiring<Demands> { Wiring { _ in }.requiring(\.demonstrated) }
}
