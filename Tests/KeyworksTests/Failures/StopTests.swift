import Foundation
import Keyworks
import Testing

@Suite struct `A stop` {
  @Test func `an unregistered promise is reported with the factory that resolved it`() async {
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

  @Test func `an unregistered promise is reported even if no factory resolved it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Stops().promisedSum(1) }
    expectMessage(
      """
      'promisedSum' (StopTests.swift:\(Stops.line + 3)) is promised and nothing registered it. \
      No factory asked for it: the backtrace shows which code did. \
      Register it before it is resolved: container.promisedSum.register { … }
      """, in: result)
  }

  @Test func `an unregistered promise is reported with the missing variant`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Stops().region.under(Region.north)() }
    expectMessage(
      """
      'region' (StopTests.swift:\(Stops.line + 16)) is promised and nothing registered it for \
      north. No factory asked for it: the backtrace shows which code did. \
      Register it before it is resolved: container.region.register(for: …) { … }, or for all \
      variants container.region.register { … }
      """, in: result)
  }

  @Test func `an unregistered cached promise or family is reported with the missing variant`() async
  {
    let kept = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Stops().keptRegion.under(Region.north, Season.winter)() }
    let family = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Stops().regions(.north) }
    for (result, name) in [(kept, "keptRegion"), (family, "regions")] {
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains("'\(name)' (StopTests.swift:"))
      #expect(output.contains("is promised and nothing registered it for north"))
    }
  }

  @Test func `a function without an id cannot cache its instance`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Stops().client(host: "one")() }
    expectMessage(Self.functionWithoutID("client(host:)", at: 4), in: result)
  }

  @Test func `a function without an id cannot be registered`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { Stops().uniqueClient(host: "one").register { "two" } }
    expectMessage(Self.functionWithoutID("uniqueClient(host:)", at: 5), in: result)
  }

  @Test func `a function without an id cannot be overridden`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { Stops().uniqueClient(host: "one").override { "two" } }
    expectMessage(Self.functionWithoutID("uniqueClient(host:)", at: 5), in: result)
  }

  @Test func `a function without an id cannot be decorated`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { Stops().uniqueClient(host: "one").decorate { $0 } }
    expectMessage(Self.functionWithoutID("uniqueClient(host:)", at: 5), in: result)
  }

  @Test func `a subscript without an id cannot be a member of a list`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Stops()[\.hosts] }
    expectMessage(Self.functionWithoutID("subscript(_:)", at: 10), in: result)
  }

  @Test func `a container with a computed manager stops the process when it resolves`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Forgetful().number() }
    expectMessage(
      """
      Forgetful returns a new manager each time, so it would cache nothing. Store it: let manager \
      = ContainerManager()
      """, in: result)
  }

  @Test func `ending a thread during a build stops the process and names the factory`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { Running { _ = Stops().abandoned() }.join() }
    expectMessage(
      """
      A thread ended while it was building 'abandoned': abandoned \
      (StopTests.swift:\(Stops.line + 15)). \
      Other threads may be waiting for the instance. Return from the body, or throw, instead of \
      ending the \
      thread.
      """, in: result)
  }

  private static func functionWithoutID(_ name: String, at line: Int) -> String {
    """
    '\(name)' (StopTests.swift:\(Stops.line + line)) is declared by a function, so all its \
    calls are one factory, whatever their arguments. It cannot keep an instance, be registered, \
    overridden or decorated, or be a member of a list. Declare a property or a ParameterFactory, \
    or say what tells the calls apart: self(id: argument) { … }
    """
  }

  @Test func `an unregistered promise is reported at the file and line of its caller`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Stops().screen() }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains("KeyworksTests/StopTests.swift:\(Stops.line + 2): Fatal error: 'loader'"))
  }

  @Test func `a function without an id can build a new instance each time`() {
    #expect(Stops().uniqueClient(host: "one")() == "one")
    #expect(Stops().uniqueClient(host: "two")() == "two")
  }

  @Test func `a property with parentheses in its name is not mistaken for a function`() {
    #expect(Stops().`client (default)`() == "client")
  }

  @Test func `a time to live without a lifetime stops the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Stops().ageing() }
    expectMessage(
      """
      'ageing' (StopTests.swift:\(Stops.line + 6)) has a time to live but keeps no instance. \
      Write .timeToLive after .cached, .shared, .singleton or .scope(…).
      """, in: result)
  }

  @Test func `setting the clock after building an instance with a time to live stops the process`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let stops = Stops()
      _ = stops.token()
      stops.manager.clock = SuspendingClock()
    }
    expectMessage(
      """
      The clock of a container was set after the container had built an instance with a time to \
      live. Set the clock before you use the container.
      """, in: result)
  }

  @Test func `an argument whose hash resolves its own factory stops the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let stops = Stops()
      _ = Running(stackSize: 256 << 10) { stops.hashed(Hashed(stops: stops)) }.join()
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(#/Fatal error: 'hashed' is resolved \d+ levels deep and only \d+ KiB/#))
  }

  @Test func `two factories of one identity with different argument types stop the process`() async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let stops = Stops()
      stops.length(of: String.self).register { $0.count }
      _ = stops.length(of: [Int].self)([1])
    }
    expectMessage(
      """
      'length(of:)' (StopTests.swift:\(Stops.line + 12)) is one factory for several types of \
      arguments or errors. Tell them apart by an id: self(id: ObjectIdentifier(Argument.self)) { … }
      """, in: result)
  }
}

private final class Stops: ManagedContainer {
  let manager = ContainerManager()

  /// The line of this property. Messages name the lines after it.
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
  subscript(host: String) -> Factory<String> { self { host } }
  func length<Text: Collection>(of type: Text.Type) -> ParameterFactory<Text, Int> {
    self(id: 0) { $0.count }
  }
  static var hosts: Tags<String> { [Tagged(\.["one"])] }
  var abandoned: Factory<Int> { self { pthread_exit(nil) } }
  var region: Factory<String> { promised().when(Region.south) { "south" } }
}

private enum Region: Variant { case north, south }
private enum Season: Variant { case winter }

extension Stops {
  fileprivate var keptRegion: Factory<String> {
    promised().when(Region.south) { "south" }.varies(by: Season.self).cached
  }
  fileprivate var regions: ParameterFactory<Region, String> { promised() }
}

private final class Forgetful: ManagedContainer {
  var manager: ContainerManager { ContainerManager() }
  var number: Factory<Int> { self { 1 } }
}

/// An argument whose hash resolves the factory that it is passed to.
private struct Hashed: Hashable, Sendable {
  let stops: Stops
  static func == (one: Hashed, two: Hashed) -> Bool { one.stops === two.stops }
  func hash(into hasher: inout Hasher) { hasher.combine(stops.hashed(self)) }
}
