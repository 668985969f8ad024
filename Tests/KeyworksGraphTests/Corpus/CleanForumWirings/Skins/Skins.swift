import Keyworks
import KeyworksWiring
import Posts

struct Box: Skin {
  let mark: Character
  func wrap(_ text: String) -> String { "\(mark) \(text) \(mark)" }
}

extension Container {
  var shouting: Factory<String> { self { "shout" } }
  var mark: Factory<Character> { self { "*" } }

  static var dark: Wiring<Container> {
    Wiring { container in
      container.register(\.skin) { Box(mark: $0.mark()) }
      container.contribute(Tagged(\.shouting, .after(\.trimming)), to: \.filters)
    }
  }
  static var moderated: Wiring<Container> { Wiring { $0.moderator.register(with: "Ada") } }
  public static var skins: Wiring<Container> {
    Wiring { container in
      container.activate(\.dark)
      container.activate(\.moderated)
    }.requiring(\.moderator)
  }
}
