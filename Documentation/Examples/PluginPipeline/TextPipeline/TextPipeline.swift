import Keyworks

extension Container {
  /// The pipeline with all steps that the modules of this program have contributed.
  public var textPipeline: Factory<TextPipeline> {
    self {
      TextPipeline(steps: Array(zip(self.entries(\.processors), self[\.processors])))
    }
  }
}

/// Takes a text through all steps, in order.
public struct TextPipeline: Sendable {
  let steps: [(entry: TagEntry, processor: any TextProcessor)]

  /// What one step did to a text.
  public struct Report: Sendable {
    /// Which step, from which module, at which priority.
    public let entry: TagEntry
    /// What it says it does.
    public let purpose: String
    /// How many lines it changed.
    public let changedLines: Int
  }

  /// The text after the last step, and what each of them did.
  public func run(_ text: String) -> (text: String, reports: [Report]) {
    var text = text
    let reports = steps.map { entry, processor in
      let before = text
      text = processor.process(before)
      return Report(
        entry: entry, purpose: processor.purpose, changedLines: changedLines(before, text))
    }
    return (text, reports)
  }

  private func changedLines(_ before: String, _ after: String) -> Int {
    after.split(separator: "\n", omittingEmptySubsequences: false)
      .difference(from: before.split(separator: "\n", omittingEmptySubsequences: false))
      .insertions.count
  }
}
