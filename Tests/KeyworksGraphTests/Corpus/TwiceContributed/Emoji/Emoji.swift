import Keyworks
import Text

struct EmojiProcessor: Processor {
  func process(_ text: String) -> String { text + "!" }
}

extension Container {
  public var emoji: Factory<any Processor> { self { EmojiProcessor() } }
}

public enum EmojiModule {
  public static func register(in container: Container) {
    container.contribute(Tagged(\.emoji, priority: 10), to: \.processors)
    container.contribute(Tagged(\.trim, priority: 7), to: \.processors)  // expect: member-twice processors trim
  }
}
