import FactoryKit

final class Player {
  @Injected(\.playQueue) private var queue
  @LazyInjected(\.artworkLoader) private var artwork

  private(set) var currentTitle = "–"

  func next() {
    currentTitle = queue.pop() ?? "–"
    _ = artwork.cover(for: currentTitle)
  }
}

final class PlayQueue {
  private let history = Container.shared.history()
  private var titles = ["Kind of Blue", "Aja"]

  func pop() -> String? {
    guard !titles.isEmpty else { return nil }
    let title = titles.removeFirst()
    history.record(title)
    return title
  }
}

final class History {
  private var entries: [String] = []

  init(capacity: Int) {
    entries.reserveCapacity(capacity)
    warmUp()
  }

  func record(_ title: String) { entries.append(title) }

  private func warmUp() {
    let title = Container.shared.player().currentTitle
    if title != "–" { record(title) }
  }
}

struct ArtworkLoader {
  var size = 512
  func cover(for title: String) -> String { "\(title)@\(size).png" }
}
