// why: an asynchronous program with a container of its own; effects are a composite list.
import Audio
import Keyworks
import Library
import Player

struct Console: Output {
  let name: String
  func play(_ sample: Int) -> String { "\(name) \(sample)" }
}

struct Louder: Effect {
  let factor: Int
  func apply(_ sample: Int) -> Int { sample * factor }
}

extension MusicContainer {
  var consoleName: Factory<String> { self { "console" }.singleton }
  var louder: Factory<Louder> { self { Louder(factor: self.gain()) }.cached }
}

func wire(_ container: MusicContainer) {
  container.titles.register { ["Dawn", "Dusk", "Noon"] }
  container.register(\.output) { Console(name: $0.consoleName()) }
  container.contribute(Tagged(\.louder, priority: 5) { $0 }, to: \.effects)
}

@main struct App {
  static func main() async {
    let music = MusicContainer.shared
    wire(music)
    async let first = music.player().play()
    async let count = music.queue().count
    await print(first, count)
  }
}
