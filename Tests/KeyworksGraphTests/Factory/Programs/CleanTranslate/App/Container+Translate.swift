// why: The same factories are registered again for tests, previews and launch arguments, and those doubles resolve their neighbours only in methods.
import FactoryKit

extension Container {
  var translator: Factory<Translating> {
    self { NeuralTranslator(glossary: self.glossary()) }
      .onTest { EchoTranslator() }
      .onPreview { EchoTranslator() }
      .onArg("offline") { PhraseBook() }
      .singleton
  }

  var glossary: Factory<Glossary> {
    self { Glossary(terms: ["cat": "Katze"]) }
      .onTest { Glossary(terms: [:]) }
      .singleton
  }

  var phrasebookFile: Factory<String> {
    self { "phrases.txt" }
      .onArgs(["offline", "small"]) { "small.txt" }
  }

  var speech: Factory<SpeechOutput> {
    self { SpeechOutput() }
      .shared
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    glossary.onDebug { Glossary(terms: ["dog": "Hund"]) }
    speech.context(.simulator, .device) { SpeechOutput(rate: 0.4) }
    #if DEBUG
      translator.onSimulator { EchoTranslator() }
    #endif
  }
}
