// why: wire → (closure of Patience.insist) greeter → (async let) blocklist → wire.
import Keyworks
import KeyworksAsync

// A chat server that talks to a broker. The broker is flaky in the morning, so dialling is repeated.

struct GaveUp: Error { let attempts: Int }

struct Patience: Sendable {
  let attempts: Int

  func insist<Result: Sendable>(_ work: () async throws -> Result) async throws -> Result {
    for attempt in 1...attempts {
      do {
        return try await work()
      } catch  where attempt < attempts {
        await Task.yield()
      }
    }
    throw GaveUp(attempts: attempts)
  }
}

struct Phrasebook: Sendable { let hello = "Welcome" }

struct Blocklist: Sendable {
  let names: Set<String>
  static func fetch(over wire: Wire) async throws -> Blocklist {
    Blocklist(names: Set(await wire.ask("blocked?")))
  }
}

struct Greeter: Sendable {
  let phrases: Phrasebook
  let blocked: Blocklist
  func greet(_ name: String) -> String? {
    blocked.names.contains(name) ? nil : "\(phrases.hello), \(name)"
  }
}

actor Wire {
  private let greeter: Greeter
  private var log: [String] = []
  private init(greeter: Greeter) { self.greeter = greeter }

  static func dial(greeter: Greeter) async throws -> Wire { Wire(greeter: greeter) }
  func ask(_ question: String) -> [String] {
    log.append(question)
    return log
  }
  func join(_ name: String) -> String { greeter.greet(name) ?? "No entry" }
}

extension Container {
  var patience: Factory<Patience> { self { Patience(attempts: 5) } }
  var phrasebook: AsyncFactory<Phrasebook, any Error> { self.async { Phrasebook() }.singleton }

  var wire: AsyncFactory<Wire, any Error> {  // expect: cycle wire greeter blocklist
    self.async {
      let patience = self.patience()
      return try await patience.insist { try await Wire.dial(greeter: self.greeter()) }
    }.singleton
  }

  var greeter: AsyncFactory<Greeter, any Error> {
    self.async {
      async let phrases = self.phrasebook()
      async let blocked = self.blocklist()
      return Greeter(phrases: try await phrases, blocked: try await blocked)
    }
  }

  var blocklist: AsyncFactory<Blocklist, any Error> {
    self.async { try await Blocklist.fetch(over: self.wire()) }.singleton
  }
}

let server = Container()
try await server.start(\.wire)
for name in ["ada", "grace"] {
  print(try await server.wire().join(name))
}
