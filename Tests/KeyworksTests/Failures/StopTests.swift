import Keyworks
import Testing

@Suite struct `A stop` {
  @Test func `names a promise that nobody kept, and who asked`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Stops().screen() }
    expectMessage(
      """
      'loader' (StopTests.swift:\(Stops.line + 1)) is promised and nothing registered it. \
      screen (StopTests.swift:\(Stops.line + 2)) asked for it. \
      Register it before it is resolved: container.loader.register { … }
      """, in: result)
  }

  @Test func `names a promise that was resolved directly`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Stops().promisedSum(1) }
    expectMessage(
      """
      'promisedSum' (StopTests.swift:\(Stops.line + 3)) is promised and nothing registered it. \
      No other factory asked for it. \
      Register it before it is resolved: container.promisedSum.register { … }
      """, in: result)
  }

  @Test func `refuses a function that keeps its instance`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Stops().client(host: "one")() }
    expectMessage(
      """
      'client(host:)' (StopTests.swift:\(Stops.line + 4)) is a function and keeps its instance, \
      but the arguments of a function do not tell its instances apart. \
      Declare a ParameterFactory, or name what does: self(id: argument) { … }
      """, in: result)
  }

  @Test func `lets a function build each time`() {
    #expect(Stops().uniqueClient(host: "one")() == "one")
    #expect(Stops().uniqueClient(host: "two")() == "two")
  }

  @Test func `takes no property for a function, whatever its name`() {
    #expect(Stops().`client (default)`() == "client")
  }

  @Test func `refuses a time to live without a lifetime`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Stops().ageing() }
    expectMessage(
      """
      'ageing' (StopTests.swift:\(Stops.line + 6)) has a time to live but keeps no instance. \
      Write .timeToLive after .cached, .shared, .singleton or .scope(…).
      """, in: result)
  }

  @Test func `refuses a clock that comes too late`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let stops = Stops()
      _ = stops.token()
      stops.manager.clock = SuspendingClock()
    }
    expectMessage(
      """
      The clock of a container was set after an instance with a time to live had been built on \
      the one before. Set it before the container is used.
      """, in: result)
  }

  @Test func `refuses a declaration that was put into a factory of another kind`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let stops = Stops()
      var sum = stops.promisedSum
      sum.declaration = stops.screen.declaration
      sum.register { $0 + 1 }
      _ = stops.screen()
    }
    expectMessage(
      """
      'screen' (StopTests.swift:\(Stops.line + 2)) has the file, the name and the type of another \
      factory, but takes other arguments or throws another error. Rename one of them.
      """, in: result)
  }

  @Test func `refuses to run the body of a declaration of another kind`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let stops = Stops()
      stops.promisedSum.register { $0 + 1 }
      var screen = stops.screen
      screen.declaration = stops.promisedSum.declaration
      _ = screen()
    }
    expectMessage(
      """
      'promisedSum' (StopTests.swift:\(Stops.line + 3)) has the file, the name and the type of \
      another factory, but takes other arguments or throws another error. Rename one of them.
      """, in: result)
  }

  @Test func `names the factory that its own arguments need to be hashed`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let stops = Stops()
      _ = Running(stackSize: 256 << 10) { stops.hashed(Hashed(stops: stops)) }.join()
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(#/Fatal error: 'hashed' is resolved \d+ levels deep and only \d+ KiB/#))
  }

  @Test func `refuses two factories of one identity with other arguments`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let stops = Stops()
      Namesakes.text(stops).register { (text: String) in text.count }
      _ = Namesakes.number(stops)(1)
    }
    expectMessage(
      """
      'factory(_:)' (StopTests.swift:\(Namesakes.line + 8)) has the file, the name and the type of another \
      factory, but takes other arguments or throws another error. Rename one of them.
      """, in: result)
  }
}

private final class Stops: ManagedContainer {
  let manager = ContainerManager()

  /// The line of this property: messages name those that follow.
  static let line = Int(#line)
  var loader: Factory<Int> { promised() }
  var screen: Factory<Int> { self { self.loader() } }
  var promisedSum: ParameterFactory<Int, Int> { promised() }
  func client(host: String) -> Factory<String> { self { host }.cached }
  func uniqueClient(host: String) -> Factory<String> { self { host } }
  var ageing: Factory<Int> { self { 1 }.timeToLive(.seconds(1)) }
  var `client (default)`: Factory<String> { self { "client" }.cached }
  var token: Factory<Int> { self { 1 }.cached.timeToLive(.seconds(1)) }
  var hashed: ParameterFactory<Hashed, Int> { self { _ in 1 }.cached }
}

/// An argument whose hash needs the factory that it is an argument of.
private struct Hashed: Hashable, Sendable {
  let stops: Stops
  static func == (one: Hashed, two: Hashed) -> Bool { one.stops === two.stops }
  func hash(into hasher: inout Hasher) { hasher.combine(stops.hashed(self)) }
}

/// Two factories that only their arguments tell apart.
private enum Namesakes {
  static let line = Int(#line)
  static func text(_ stops: Stops) -> ParameterFactory<String, Int> { Text.factory(stops) }
  static func number(_ stops: Stops) -> ParameterFactory<Int, Int> { Number.factory(stops) }

  private enum Text {
    static func factory(_ stops: Stops) -> ParameterFactory<String, Int> { stops { $0.count } }
  }
  private enum Number {
    static func factory(_ stops: Stops) -> ParameterFactory<Int, Int> { stops { $0 } }
  }
}
