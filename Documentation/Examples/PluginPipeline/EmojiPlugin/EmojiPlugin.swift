import Keyworks
import TextPipeline

/// Turns names between colons into pictures.
public enum EmojiPlugin {
  /// Adds the step of this module to the pipeline.
  public static func register(in container: Container) {
    container.contribute(Tagged(\.emoji, priority: 20) { $0 }, to: \.processors)
  }
}

extension Container {
  var emoji: Factory<Emoji> { self { Emoji() } }
}

struct Emoji: TextProcessor {
  let purpose = "pictures for :names:"

  private let pictures = ["key": "🔑", "gear": "⚙️", "smile": "🙂"]

  func process(_ text: String) -> String {
    text.replacing(/:(\w+):/) { pictures[String($0.output.1)] ?? String($0.output.0) }
  }
}
