// why: the ticker calls its closure in run(times:), on the main actor and after it was built,
// and the room awaits the pane.
import Keyworks
import KeyworksAsync
import KeyworksUI

// A chat client for the terminal: its pane lives on the main actor.

@MainActor final class Pane {
  private var typing: Set<String> = []
  private let prompt: String
  init(prompt: String) { self.prompt = prompt }

  func mark(_ name: String) { typing.insert(name) }
  func redraw() { print(prompt, typing.sorted().joined(separator: ", "), typing.isEmpty ? "" : "typing …") }
}

/// Calls back on the main thread, as old C libraries do.
struct Ticker {
  private let tick: () -> Void
  init(_ tick: @escaping () -> Void) { self.tick = tick }

  @MainActor func run(times: Int) {
    for _ in 0..<times { tick() }
  }
}

actor Room {
  private let pane: Pane
  private var messages: [String] = []
  init(pane: Pane) { self.pane = pane }

  func hear(_ name: String, _ text: String) async -> Int {
    messages.append("\(name): \(text)")
    await pane.mark(name)
    return messages.count
  }
}

extension Container {
  var prompt: Factory<String> { self { ">" } }
  var pane: MainActorFactory<Pane> {
    self.mainActor { Pane(prompt: self.prompt()) }.cached
  }

  var room: AsyncFactory<Room, any Error> {
    self.async { Room(pane: await self.pane()) }.cached
  }

  var ticker: Factory<Ticker> {
    self { Ticker { MainActor.assumeIsolated { self.pane().redraw() } } }
  }
}

let client = Container()
for (name, text) in [("Ann", "hello"), ("Joe", "hey")] {
  print(try await client.room().hear(name, text))
}
await MainActor.run { client.ticker().run(times: 2) }
