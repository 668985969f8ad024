// why: it is a singleton, and the program closes its container but has no withTeardown, so
// what waits in the outbox is never sent.
import Keyworks
import KeyworksAsync

// A daemon that reports to a statistics service what the players in the house play.

struct Play: Sendable { let artist: String, title: String }

@resultBuilder
enum PlaylistBuilder {
  static func buildExpression(_ play: Play) -> [Play] { [play] }
  static func buildExpression(_ pair: (String, String)) -> [Play] { [Play(artist: pair.0, title: pair.1)] }
  static func buildBlock(_ parts: [Play]...) -> [Play] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Play]?) -> [Play] { part ?? [] }
}

func playlist(@PlaylistBuilder _ plays: () -> [Play]) -> [Play] { plays() }

actor Outbox {
  private var waiting: [Play] = []
  private let batch: Int
  init(batch: Int) { self.batch = batch }

  func add(_ play: Play) {
    waiting.append(play)
    if waiting.count == batch { send() }
  }
  func send() {
    print("sent", waiting.map(\.title))
    waiting = []
  }
}

actor Socket {
  let room: String
  init(room: String) { self.room = room }
  func shut() { print(room, "is silent") }
}

struct Listener: Sendable {
  let socket: Socket
  let outbox: Outbox
  func hear(_ plays: [Play]) async {
    for play in plays { await outbox.add(play) }
  }
}

extension Container {
  var batch: Factory<Int> { self { 4 } }
  var outbox: Factory<Outbox> {  // expect: teardown outbox
    self { Outbox(batch: self.batch()) }.singleton.teardown { await $0.send() }
  }
  var socket: AsyncFactory<Socket, any Error> {
    self.async { Socket(room: "kitchen") }.cached.teardown { await $0.shut() }
  }
  var listener: AsyncFactory<Listener, any Error> {
    self.async { Listener(socket: try await self.socket(), outbox: self.outbox()) }
  }
}

try await withContainer(Container(), deadline: .seconds(5)) { kitchen in
  let isLate = CommandLine.arguments.contains("--late")
  try await kitchen.listener().hear(
    playlist {
      ("Alice Coltrane", "Journey in Satchidananda")
      Play(artist: "Arvo Pärt", title: "Fratres")
      if isLate { ("Low", "Words") }
    })
}
