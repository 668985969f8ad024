import EmojiPlugin
import Keyworks
import SpellingPlugin
import Testing
import TextPipeline
import TypographyPlugin

@Suite struct `The pipeline` {
  /// A container for each test, with the modules in an order that must not matter.
  private let container: Container = {
    let container = Container()
    TypographyPlugin.register(in: container)
    SpellingPlugin.register(in: container)
    EmojiPlugin.register(in: container)
    return container
  }()

  @Test func `takes its steps from all modules, by priority`() {
    let entries = container.entries(\.processors)
    #expect(entries.map(\.factory.name) == ["whitespace", "spelling", "emoji", "dashes", "quotes"])
    #expect(
      entries.map(\.factory.module) == [
        "TextPipeline", "SpellingPlugin", "EmojiPlugin", "TypographyPlugin", "TypographyPlugin",
      ])
  }

  @Test func `runs all of them`() {
    let (text, reports) = container.textPipeline().run("teh \"key\" -- :key:  ")
    #expect(text == "the “key” – 🔑")
    #expect(reports.map(\.changedLines) == [1, 1, 1, 1, 1])
  }

  @Test func `runs the steps of a test instead`() {
    let token = container.override(\.processors, with: [Tagged(\.shout)])
    #expect(container.textPipeline().run("teh key").text == "TEH KEY")
    token.revert()
    #expect(container.textPipeline().run("teh key").text == "the key")
  }

  @Test func `is what it was once the contributions are gone`() {
    container.reset(.contributions)
    #expect(container[\.processors].count == 1)
  }
}

private struct Shout: TextProcessor {
  let purpose = "capitals"
  func process(_ text: String) -> String { text.uppercased() }
}

extension Container {
  fileprivate var shout: Factory<any TextProcessor> { self { Shout() } }
}
