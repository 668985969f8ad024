import Keyworks
import KeyworksAsync

public struct Storm: Error {}

public struct Ship: Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

public enum Weather: Variant {
  case calm, rough
}

/// Holds what it may need.
public final class Pilot: Sendable {
  let ship: AsyncProvider<Ship, any Error>
  let berths: [AsyncProvider<Int, any Error>]
  init(ship: AsyncProvider<Ship, any Error>, berths: [AsyncProvider<Int, any Error>]) {
    self.ship = ship
    self.berths = berths
  }

  public func guide() async throws -> String {
    var count = 0
    for berth in berths { count += try await berth() }
    return "\(try await ship().name) \(count)"
  }
}

extension Container {
  public var tide: Factory<Int> { self { 4 }.cached }
  public var depth: Factory<Int> { self { self.tide() + 10 }.cached }
  public var ship: AsyncFactory<Ship, any Error> { promised().cached }
  public var crew: AsyncParameterFactory<Int, [String], Storm> {
    self.async { (count: Int) async throws(Storm) in
      // Another number is another crew.
      count > 1 ? try await self[\.crew, count - 1] + ["mate"] : ["captain"]
    }.cached
  }
  @MainActor public var lamp: AsyncFactory<Int, Never> { self.async { self.depth() }.cached }
  public var course: AsyncFactory<String, Never> {
    self.async { "straight" }.when(Weather.rough) { await self.slow() }.on(.test) { "none" }
  }
  var slow: AsyncFactory<String, Never> { self.async { "slow" }.decorated { $0 + "ly" } }

  public var north: AsyncFactory<Int, any Error> { self.async { self.depth() } }
  public var south: ThrowingFactory<Int, Storm> { self.throwing { () throws(Storm) in self.tide() } }
  public static var berths: AsyncTags<Int> { [Tagged(\.north), Tagged(\.south, .after(\.north))] }
  public static var docks: AsyncKeyedTags<String, Int> { ["north": Tagged(\.north)] }
  public static var crews: Tags<AsyncParameterProvider<Int, [String], any Error>> { [Tagged(\.crew)] }

  // It holds the provider of what needs it.
  public var pilot: Factory<Pilot> {
    self { Pilot(ship: self.provider(\.ship), berths: self.providers(\.berths).map { $0() }) }.singleton
  }

  public var report: AsyncFactory<String, any Error> {
    self.async {
      async let ship = self.ship()
      let numbers = try await withThrowingTaskGroup(of: Int.self) { group in
        group.addTask { try await self.north() }
        group.addTask { await self.lamp() }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let berths = try await self.gather(\.berths) + self.gather(\.docks) { try await $0.value() }
      let crews = try await self.gather(\.crews) { try await $0(2) }
      let dock = try await self[\.docks, "north"]?() ?? 0
      return "\(try await ship.name) \(numbers) \(berths) \(crews) \(dock)"
    }
  }
}
