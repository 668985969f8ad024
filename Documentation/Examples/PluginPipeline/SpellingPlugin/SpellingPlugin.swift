import Keyworks
import TextPipeline

/// Corrects words that are often misspelled.
public enum SpellingPlugin {
  /// Adds the step of this module to the pipeline.
  public static func register(in container: Container) {
    container.contribute(Tagged(\.spelling, priority: 10) { $0 }, to: \.processors)
  }
}

// The type and its factory are internal: nobody outside can name them, nor needs to.

extension Container {
  var spelling: Factory<Spelling> { self { Spelling() } }
}

struct Spelling: TextProcessor {
  let purpose = "words that are often misspelled"

  private let corrections = ["teh": "the", "recieve": "receive", "seperate": "separate"]

  func process(_ text: String) -> String {
    text.replacing(/\w+/) { corrections[String($0.output)] ?? String($0.output) }
  }
}
