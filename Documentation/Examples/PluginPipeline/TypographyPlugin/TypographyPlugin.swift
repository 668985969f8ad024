import Keyworks
import TextPipeline

/// Sets quotes and dashes as a printer would.
public enum TypographyPlugin {
  /// Adds the steps of this module to the pipeline.
  public static func register(in container: Container) {
    container.contribute(Tagged(\.quotes, priority: 30) { $0 }, to: \.processors)
    container.contribute(Tagged(\.dashes, priority: 30, .before(\.quotes)) { $0 }, to: \.processors)
  }
}

extension Container {
  var quotes: Factory<Quotes> { self { Quotes() } }
  var dashes: Factory<Dashes> { self { Dashes() } }
}

struct Quotes: TextProcessor {
  let purpose = "curly quotes"

  func process(_ text: String) -> String {
    text.replacing(/"([^"\n]*)"/) { "“\($0.output.1)”" }
  }
}

struct Dashes: TextProcessor {
  let purpose = "real dashes"

  func process(_ text: String) -> String {
    text.replacing(" -- ", with: " – ")
  }
}
