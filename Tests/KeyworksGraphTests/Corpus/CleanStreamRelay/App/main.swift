// why: withTeardown in Daemon.run tears down the ledger, withContainer closes the relay, and
// each way out of listen(to:on:) closes the listener.
import Keyworks
import KeyworksAsync

struct Track: Sendable { let title: String, packets: Int }
struct Stalled: Error { let packet: Int }

actor Ledger {
  private var royalties: [String: Int] = [:]
  func credit(_ title: String, packets: Int) { royalties[title, default: 0] += packets }
  func settle() { print("royalties", royalties.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }) }
}

actor Origin {
  private var isOpen = true
  func packet(_ number: Int, of track: Track) throws -> [UInt8] {
    guard isOpen, number != 13 else { throw Stalled(packet: number) }
    return Array(track.title.utf8)
  }
  func hangUp() { isOpen = false }
}

actor Session {
  private let origin: Origin
  private let ledger: Ledger
  private var sent: [String: Int] = [:]

  init(origin: Origin, ledger: Ledger) {
    self.origin = origin
    self.ledger = ledger
  }
  func stream(_ track: Track) async throws -> Int {
    var bytes = 0
    for number in 1...track.packets {
      bytes += try await origin.packet(number, of: track).count
      sent[track.title, default: 0] += 1
    }
    return bytes
  }
  func pay() async {
    for (title, packets) in sent { await ledger.credit(title, packets: packets) }
  }
}

extension Container {
  var ledger: Factory<Ledger> { self { Ledger() }.singleton.teardown { await $0.settle() } }
  var origin: AsyncFactory<Origin, any Error> {
    self.async { Origin() }.cached.teardown { await $0.hangUp() }
  }
}

final class ListenerContainer: ManagedContainer {
  let relay: Container
  let manager: ContainerManager
  init(_ relay: Container) { (self.relay, manager) = (relay, ContainerManager(parent: relay)) }
}

extension ListenerContainer {
  var session: AsyncFactory<Session, any Error> {
    self.async { Session(origin: try await self.relay.origin(), ledger: self.relay.ledger()) }
      .cached
      .teardown { session, outcome in
        if case .returned = outcome { await session.pay() }
      }
  }
}

enum Daemon {
  static func run(_ tracks: [Track]) async throws {
    try await withTeardown(deadline: .seconds(20)) {
      try await withContainer(Container()) { relay in
        try await relay.start(\.origin)
        for track in tracks { await listen(to: track, on: relay) }
      }
    }
  }

  private static func listen(to track: Track, on relay: Container) async {
    let listener = ListenerContainer(relay)
    do {
      print(track.title, try await listener.session().stream(track), "bytes")
      try await listener.close()
    } catch {
      print(track.title, "stopped:", error)
      try? await listener.close(.failed(error))
    }
  }
}

try await Daemon.run([Track(title: "Gymnopédie", packets: 9), Track(title: "Bolero", packets: 17)])
