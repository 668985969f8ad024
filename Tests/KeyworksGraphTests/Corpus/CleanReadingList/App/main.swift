// why: summary resolves the list that it belongs to, but receives it without itself.
import Keyworks
import KeyworksUI

// A course reader: chapters in order, and a summary of them that is itself a page of the reader.

protocol Page {
  var heading: String { get }
  var words: Int { get }
}

struct Chapter: Page {
  let heading: String
  let words: Int
}

class DerivedPage: Page {
  let sources: [any Page]
  init(_ sources: [any Page]) { self.sources = sources }

  var heading: String { "Appendix" }
  final var words: Int { sources.count * 12 }
}

final class Summary: DerivedPage {
  private let longest: String
  override init(_ sources: [any Page]) {
    longest = sources.max { $0.words < $1.words }?.heading ?? "nothing"
    super.init(sources)
  }
  override var heading: String { "Summary, mostly of \(longest)" }
}

extension Container {
  static var reader: Tags<any Page> {
    [
      Tagged(\.cells, priority: 1), Tagged(\.plants, priority: 2) { $0 },
      Tagged(\.summary, priority: 9) { $0 },
    ]
  }

  var cells: Factory<any Page> { self { Chapter(heading: "Cells", words: 4_200) } }
  var plants: Factory<Chapter> { self { Chapter(heading: "Plants", words: 6_100) } }
  var summary: Factory<Summary> { self { Summary(self[\.reader]) } }
  var contents: MainActorFactory<ContentsModel> {
    self.mainActor { ContentsModel(minutes: { $0 / 200 }) }
  }
}

@MainActor final class ContentsModel {
  private let pages = Container.shared[\.reader]
  private let minutes: (Int) -> Int

  init(minutes: @escaping (Int) -> Int) { self.minutes = minutes }

  var lines: [String] {
    pages.enumerated().map { number, page in
      "\(number + 1). \(page.heading), \(minutes(page.words)) min"
    }
  }
}

Container.shared.contents().lines.forEach { print($0) }
