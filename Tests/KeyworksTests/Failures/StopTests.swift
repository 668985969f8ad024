import Foundation
import Keyworks
import TestSupport
import Testing

@Suite struct `A stop` {
  @Test(arguments: Stop.all.keys.sorted())
  func `a misuse stops the program and says what to do`(misuse: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse] in try await Stop.all[misuse]?.use() }
    Stop.all[misuse]?.check(result)
  }

  @Test func `a function without an id can build, and a name may have parentheses`() {
    for host in ["one", "two"] { #expect(Stops().uniqueClient(host: host)() == host) }
    #expect(Stops().`client (default)`() == "client")
  }

  // Under the address sanitizer, one level of the last takes more stack than is kept in reserve.
  @Test(arguments: ["hashed", "compared"] + (isSanitized ? [] : ["compared(_:)"]))
  func `a hash or an == that resolves its own factory stops with the whole path`(
    name: String
  ) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name] in
      let stops = Stops()
      let resolve: @Sendable () -> Int =
        switch name {
        case "hashed": { stops.hashed(Hashed(stops: stops)) }
        case "compared": { stops.compared(Compared { stops.compared($0) }) }
        default: { stops.compared(Compared { stops.compared($0)() })() }
        }
      // An instance to compare with. For a hash, there is none yet.
      if name != "hashed" { _ = resolve() }
      _ = Running(stackSize: 256 << 10, resolve).join()
    }
    let path = Array(repeating: name, count: 8).joined(separator: " → ")
    let output = errorOutput(of: result).replacing(#/ \(StopTests\.swift:\d+\)/#, with: "")
    #expect(output.contains("The innermost levels: … → \(path). Resolve on a thread"))
  }

  @Test func `a recursion with one factory on the path says that this is one level`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Running(stackSize: 256 << 10) { descend(1_000_000, Stops()) }.join() }
    let shape =
      #/'plain' is resolved 1 level deep and only \d+ KiB of this thread's stack are left\. The innermost levels: plain \(StopTests\.swift:\d+\)\./#
    #expect(errorOutput(of: result).contains(shape))
  }
}

extension Stop {
  fileprivate static let all = bySentence(
    ofCachedContextValues, ofContextValues, ofCycles, ofDeclarations, ofHandedContainers,
    ofInjection, ofLaunchContexts, ofLists, ofVariantFactories, ofVariants)

  private static func functionWithoutID(
    _ sentence: String, _ name: String, place: SourceLocation = #_sourceLocation,
    _ use: @escaping @Sendable () -> Void
  ) -> Stop {
    let message = """
      '\(name)) is declared by a function, so all its calls are one factory, whatever their \
      arguments. It cannot keep an instance, be registered, overridden or decorated, or be a member \
      of a list. Declare a property or a ParameterFactory, or say what tells the calls apart: \
      self(id: argument) { … }
      """
    return Stop(sentence, at: Stops.line, message, place: place, use)
  }

  static let ofDeclarations: [Stop] = [
    Stop(
      "an unregistered promise is reported with the factory that resolved it", at: Stops.line,
      """
      'loader' (@1) is promised and nothing registered it. screen (@2) asked for it. Register it \
      before it is resolved: container.loader.register { … }
      """
    ) { _ = Stops().screen() },
    Stop(
      "an unregistered promise is reported even if no factory resolved it", at: Stops.line,
      """
      'promisedSum' (@3) is promised and nothing registered it. No factory asked for it: the \
      backtrace shows which code did. Register it before it is resolved: \
      container.promisedSum.register { … }
      """
    ) { _ = Stops().promisedSum(1) },
    Stop(
      "an unregistered promise is reported with the missing variant", at: Stops.line,
      """
      'region' (@16) is promised and nothing registered it for north. No factory asked for it: the \
      backtrace shows which code did. Register it before it is resolved: \
      container.region.register(for: …) { … }, or for all variants container.region.register { … }
      """
    ) { _ = Stops().region.under(Region.north)() },
    Stop(
      "an unregistered cached promise is reported with the missing variant",
      containing: "'keptRegion' (StopTests.swift:\(Stops.line + 18)) is promised and nothing",
      "registered it for north"
    ) { _ = Stops().keptRegion.under(Region.north, Season.winter)() },
    Stop(
      "an unregistered promise of a family is reported with the missing variant",
      containing: "'regions' (StopTests.swift:\(Stops.line + 20)) is promised and nothing",
      "registered it for north"
    ) { _ = Stops().regions(.north) },
    functionWithoutID(
      "a function without an id cannot cache its instance", "client(host:)\' (@4"
    ) {
      let stops = Stops()
      // The first resolve of a container takes another way.
      _ = stops.`client (default)`()
      _ = stops.client(host: "one")()
    },
    functionWithoutID(
      "a function without an id cannot be registered", "uniqueClient(host:)\' (@5"
    ) { Stops().uniqueClient(host: "one").register { "two" } },
    functionWithoutID(
      "a function without an id cannot be overridden", "uniqueClient(host:)\' (@5"
    ) { Stops().uniqueClient(host: "one").override { "two" } },
    functionWithoutID(
      "a function without an id cannot be decorated", "uniqueClient(host:)\' (@5"
    ) { Stops().uniqueClient(host: "one").decorate { $0 } },
    functionWithoutID(
      "a subscript without an id cannot be a member of a list", "subscript(_:)\' (@10"
    ) { _ = Stops()[\.hosts] },
    Stop(
      "a container with a computed manager stops the process when it resolves",
      """
      Forgetful returns a new manager each time, so it would cache nothing. Store it: let manager \
      = ContainerManager()
      """
    ) { _ = Forgetful().number() },
    Stop(
      "ending a thread during a build stops the process and names the factory", at: Stops.line,
      """
      A thread ended while it was building 'abandoned': abandoned (@15). Other threads may be \
      waiting for the instance. Return from the body, or throw, instead of ending the thread.
      """
    ) { Running { _ = Stops().abandoned() }.join() },
    Stop(
      "a factory in a column without a number stops the process", at: Stops.line,
      """
      The factory at @24, column 4097, cannot be told apart from others: a place has room for \
      1048575 lines and 4095 columns. Break the line, or split the file.
      """
    ) { _ = Stops().farRight() },
    Stop(
      "an unregistered promise is reported at the file and line of its caller",
      containing: "KeyworksTests/StopTests.swift:\(Stops.line + 2): Fatal error: 'loader'"
    ) { _ = Stops().screen() },
    Stop(
      "a time to live without a lifetime stops the process", at: Stops.line,
      """
      'ageing' (@6) has a time to live but keeps no instance. Write .timeToLive after .cached, \
      .shared, .singleton or .scope(…).
      """
    ) { _ = Stops().ageing() },
    Stop(
      "setting the clock after building an instance with a time to live stops the process",
      """
      The clock of a container was set after the container had built an instance with a time to \
      live. Set the clock before you use the container.
      """
    ) {
      let stops = Stops()
      _ = stops.token()
      stops.manager.clock = SuspendingClock()
    },
    Stop(
      "two factories of one identity with different argument types stop the process",
      at: Stops.line,
      """
      'length(of:)' (@12) is one factory for several types of arguments or errors. Tell them apart \
      by an id: self(id: ObjectIdentifier(Argument.self)) { … }
      """
    ) {
      let stops = Stops()
      stops.length(of: String.self).register { $0.count }
      _ = stops.length(of: [Int].self)([1])
    },
  ]
}

private final class Stops: ManagedContainer {
  let manager = ContainerManager()

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
  var keptRegion: Factory<String> {
    promised().when(Region.south) { "south" }.varies(by: Season.self).cached
  }
  var regions: ParameterFactory<Region, String> { promised() }
  var plain: Factory<Int> { self { 1 } }
  var compared: ParameterFactory<Compared, Int> { self { _ in 1 }.cached }
  func compared(_ id: Compared) -> Factory<Int> { self(id: id) { 1 }.cached }
  var farRight: Factory<Int> { self({ 1 }, column: 4_097) }
}

private enum Region: Variant { case north, south }
private enum Season: Variant { case winter }

private final class Forgetful: ManagedContainer {
  var manager: ContainerManager { ContainerManager() }
  var number: Factory<Int> { self { 1 } }
}

private struct Hashed: Hashable, Sendable {
  let stops: Stops
  static func == (one: Hashed, two: Hashed) -> Bool { one.stops === two.stops }
  func hash(into hasher: inout Hasher) { hasher.combine(stops.hashed(self)) }
}

private struct Compared: Hashable, Sendable {
  let resolve: @Sendable (Compared) -> Int
  static func == (one: Compared, two: Compared) -> Bool { one.resolve(one) == 1 }
  func hash(into hasher: inout Hasher) {}
}

/// A recursion of the user's own, of which each level resolves a factory.
private func descend(_ levels: Int, _ stops: Stops) -> Int {
  levels == 0 ? 0 : stops.plain() + descend(levels - 1, stops)
}
