import Keyworks
import KeyworksUI

/// Who is signed in at the terminal.
actor Byline {
  private(set) var articles: [String] = []
  func sign(_ article: String) { articles.append(article) }
}

@MainActor class Desk {
  let section: String
  private var drafts: [String] = []

  @Injected(\.byline) private var byline
  @Injected(\.style) private var style

  init(section: String) { self.section = section }

  final func draft(_ title: String) { drafts.append(style.correct(title)) }

  func publish() async -> Int {
    for draft in drafts { await byline.sign("\(section): \(draft)") }
    drafts.removeAll()
    return await byline.articles.count
  }
}

@MainActor final class SportsDesk: Desk {
  private let ticker: Ticker
  init(ticker: Ticker) {
    self.ticker = ticker
    super.init(section: "sports")
  }
  override func publish() async -> Int {
    for score in await ticker.scores() { draft(score) }
    return await super.publish()
  }
}

@MainActor final class CultureDesk: Desk {
  convenience init() { self.init(section: "culture") }
}

struct StyleGuide: Sendable {
  func correct(_ title: String) -> String { title.prefix(1).uppercased() + title.dropFirst() }
}

/// A wire service that stays connected from the first edition to the last.
actor Ticker {
  func scores() -> [String] { ["home 2, away 1"] }
}
