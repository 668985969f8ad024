import FactoryKit

protocol Translating {
  func translate(_ word: String) -> String
}

struct Glossary {
  let terms: [String: String]
}

struct NeuralTranslator: Translating {
  let glossary: Glossary
  func translate(_ word: String) -> String { glossary.terms[word] ?? "<\(word)>" }
}

struct EchoTranslator: Translating {
  func translate(_ word: String) -> String { word }
}

struct PhraseBook: Translating {
  func translate(_ word: String) -> String {
    "\(word) (see \(Container.shared.phrasebookFile()))"
  }
}

final class SpeechOutput {
  private let rate: Double
  @LazyInjected(\.translator) private var translator

  init(rate: Double = 0.5) { self.rate = rate }

  func speak(_ word: String) {
    print(translator.translate(word), "at", rate)
  }
}

struct ConversationView {
  @Injected(\.speech) private var speech
  @DynamicInjected(\.translator) private var translator

  func body(words: [String]) -> [String] {
    words.forEach(speech.speak)
    return words.map(translator.translate)
  }
}

@main
struct TranslateApp {
  static func main() {
    FactoryContext.setArg("live", forKey: "mode")
    print(ConversationView().body(words: ["cat", "dog"]))
  }
}
