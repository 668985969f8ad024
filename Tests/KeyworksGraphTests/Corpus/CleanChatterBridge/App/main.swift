// why: the bridge holds a provider of the relay and calls it in carry(_:), when the relay has
// long been built.
import Keyworks
import KeyworksAsync

// Bridges two chat networks. The relay needs the bridge, and the bridge finds the relay again when it was cut off.

struct CutOff: Error {}

struct Again: Sendable {
  let times: Int
  func callAsFunction<T: Sendable>(_ step: () async throws -> T) async throws -> T {
    var left = times
    while true {
      do { return try await step() } catch is CutOff where left > 0 { left -= 1 }
    }
  }
}

actor Bridge {
  private let relay: AsyncProvider<Relay, any Error>
  private let again: Again
  private var crossings = 0

  init(relay: AsyncProvider<Relay, any Error>, again: Again) {
    self.relay = relay
    self.again = again
  }

  func carry(_ text: String) async throws -> String {
    crossings += 1
    let number = crossings
    return try await again { try await self.relay().echo("\(number): \(text)") }
  }
}

actor Relay {
  private let bridge: Bridge
  private var uptime = 0
  init(bridge: Bridge) { self.bridge = bridge }

  func echo(_ text: String) throws -> String {
    uptime += 1
    if uptime == 2 { throw CutOff() }
    return "<\(text)>"
  }
  func announce(_ text: String) async throws { print(try await bridge.carry(text)) }
}

extension Container {
  var again: Factory<Again> { self { Again(times: 3) } }

  var relay: AsyncFactory<Relay, any Error> {
    self.async {
      let again = self.again()
      return try await again { Relay(bridge: try await self.bridge()) }
    }.cached
  }

  var bridge: AsyncFactory<Bridge, any Error> {
    self.async { Bridge(relay: self.provider(\.relay), again: self.again()) }
  }
}

let networks = Container()
let relay = try await networks.relay()
for text in ["good morning", "anybody here?", "bye"] {
  try await relay.announce(text)
}
