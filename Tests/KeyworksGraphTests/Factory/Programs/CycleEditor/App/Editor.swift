// why: The undo stack is lazily injected, yet the document's init reads it at once through restore(), so the ring is not broken.
import FactoryKit

final class Document {
  @LazyInjected(\.undoStack) private var undo
  @LazyInjected(\.spellChecker) private var speller
  private(set) var text: String

  init(text: String) {
    self.text = text
    restore()
  }

  private func restore() {
    if let saved = undo.latest {
      text = saved
    }
  }

  func type(_ more: String) {
    undo.push(text)
    text += speller.correct(more)
  }
}

struct Snapshotter {
  let document: Document = dependency(\.document)
  func take() -> String { document.text }
}

final class UndoStack {
  private var states: [String] = []
  private let snapshotter: Snapshotter

  init(snapshotter: Snapshotter) {
    self.snapshotter = snapshotter
  }

  var latest: String? { states.last }
  func push(_ state: String) { states.append(state) }
  func checkpoint() { push(snapshotter.take()) }
}

struct SpellChecker {
  var dictionary: Set<String> = ["hello", "world"]
  func correct(_ word: String) -> String {
    dictionary.contains(word) ? word : word.lowercased()
  }
}
