import Keyworks

/// One step that a text goes through.
public protocol TextProcessor: Sendable {
  /// What the step does, in a few words.
  var purpose: String { get }

  /// The text after this step.
  func process(_ text: String) -> String
}

extension Container {
  /// The steps of the pipeline, the one with the lowest priority first.
  ///
  /// A module adds its own:
  /// `container.contribute(Tagged(\.spelling, priority: 10) { $0 }, to: \.processors)`.
  public static var processors: Tags<any TextProcessor> {
    [Tagged(\.whitespace)]
  }

  /// The one step that every pipeline has.
  public var whitespace: Factory<any TextProcessor> { self { Whitespace() } }
}

/// Takes spaces away from the ends of lines.
struct Whitespace: TextProcessor {
  let purpose = "no spaces at the ends of lines"

  func process(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(/\s+$/, with: "") }
      .joined(separator: "\n")
  }
}
