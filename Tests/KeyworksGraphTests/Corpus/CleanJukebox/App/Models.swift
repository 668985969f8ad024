import Keyworks
import KeyworksUI

@MainActor protocol Panel: AnyObject { var caption: String { get } }

@MainActor final class Player: Panel {
  var volume = 3
  let disc: String
  init(disc: String) { self.disc = disc }
  var caption: String { "\(disc) at \(volume)" }
}
@MainActor final class Remote: Panel {
  @Injected(\.player) var player
  var caption: String { "remote of \(player.disc)" }
  func louder() { player.volume += 1 }
}
struct Sleeve: Sendable { let art: String }

extension Container {
  var disc: Factory<String> { self { "Blue Train" } }
  var player: MainActorFactory<Player> { self.mainActor { Player(disc: self.disc()) }.cached }
  var remote: MainActorFactory<Remote> { self.mainActor { Remote() } }
  var slot: MainActorParameterFactory<Int, Player> { self.mainActor { number in Player(disc: "disc \(number)") } }
  var sleeve: Factory<Sleeve> { self { Sleeve(art: "blue, \(self.disc())") } }
  static var panels: MainActorTags<any Panel> { [Tagged(\.player) { $0 }, Tagged(\.remote, priority: -1) { $0 }] }
}

@MainActor func captions(in container: Container) -> [String] { container[\.panels].map { $0().caption } }
