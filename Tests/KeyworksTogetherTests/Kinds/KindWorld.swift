import Keyworks
import KeyworksAsync
import KeyworksUI

/// The kinds of factory, of which each can do the same.
enum Kind: CaseIterable { case plain, parameterized, throwing, asynchronous, mainActor }

/// Variants and a context value, which the factories of each kind read.
extension KindWorld {
  enum Stage: Variant { case staging, testing }
  struct Place: ContextValue { let name: String }
}

final class Word: Sendable {
  let text: String
  init(_ text: String) { self.text = text }
}

/// A container with the same four factories of each kind.
final class KindWorld: AutoRegistering {
  let manager = ContainerManager()
  let registers: Kind?
  init(registers: Kind? = nil) { self.registers = registers }

  var plain: Factory<Word> { self { self.defined }.when(Stage.staging) { Word("staging") } }
  var parameterized: ParameterFactory<Int, Word> {
    self { _ in self.defined }.when(Stage.staging) { _ in Word("staging") }
  }
  var throwing: ThrowingFactory<Word, any Error> {
    self.throwing { self.defined }.when(Stage.staging) { Word("staging") }
  }
  var asynchronous: AsyncFactory<Word, Never> {
    self.async { self.defined }.when(Stage.staging) { Word("staging") }
  }
  var mainActor: MainActorFactory<Word> {
    self.mainActor { self.defined }.when(Stage.staging) { Word("staging") }
  }
  private var defined: Word { Word(contextValue(of: Place.self)?.name ?? "definition") }

  var keptPlain: Factory<Word> {
    self { Word("kept") }.on(.test) { Word("test") }.decorated(marked).scope(.word)
  }
  var keptParameterized: ParameterFactory<Int, Word> {
    self { _ in Word("kept") }.on(.test) { _ in Word("test") }.decorated(marked).scope(.word)
  }
  var keptThrowing: ThrowingFactory<Word, any Error> {
    self.throwing { Word("kept") }.on(.test) { Word("test") }.decorated(marked).scope(.word)
  }
  var keptAsynchronous: AsyncFactory<Word, Never> {
    self.async { Word("kept") }.on(.test) { Word("test") }.decorated(marked).scope(.word)
  }
  var keptMainActor: MainActorFactory<Word> {
    self.mainActor { Word("kept") }.on(.test) { Word("test") }.decorated(marked).scope(.word)
  }

  var promisedPlain: Factory<Word> { promised() }
  var promisedParameterized: ParameterFactory<Int, Word> { promised() }
  var promisedThrowing: ThrowingFactory<Word, any Error> { promised() }
  var promisedAsynchronous: AsyncFactory<Word, Never> { promised() }
  var promisedMainActor: MainActorFactory<Word> { promised() }

  private var marked: @Sendable (Word) -> Word { { Word($0.text + "!") } }

  func autoRegister() {
    guard let registers else { return }
    registerPromised(registers)
  }

  private func registerPromised(_ kind: Kind) {
    switch kind {
    case .plain: register(\.promisedPlain) { $0.plain() }
    case .parameterized: register(\.promisedParameterized) { $0.parameterized($1) }
    case .throwing: register(\.promisedThrowing) { try $0.throwing() }
    case .asynchronous: register(\.promisedAsynchronous) { await $0.asynchronous() }
    case .mainActor: register(\.promisedMainActor) { $0.mainActor() }
    }
  }
}

extension Scope { fileprivate static let word = Scope("word") }

// MARK: - The acts

extension KindWorld {
  func resolve(_ kind: Kind, _ stage: Stage? = nil) async throws -> String {
    func under<Declared: FactoryDeclaration>(_ factory: Declared) -> Declared {
      stage.map { factory.under($0) } ?? factory
    }
    return switch kind {
    case .plain: under(plain)().text
    case .parameterized: under(parameterized)(1).text
    case .throwing: try under(throwing)().text
    case .asynchronous: await under(asynchronous)().text
    case .mainActor: await under(mainActor)().text
    }
  }

  func resolveKept(_ kind: Kind) async throws -> Word {
    switch kind {
    case .plain: self[\.keptPlain]
    case .parameterized: self[\.keptParameterized, 1]
    case .throwing: try self[\.keptThrowing]
    case .asynchronous: await self[\.keptAsynchronous]
    case .mainActor: await self[\.keptMainActor]
    }
  }

  func resolvePromised(_ kind: Kind) async throws -> String {
    switch kind {
    case .plain: provider(\.promisedPlain)().text
    case .parameterized: provider(\.promisedParameterized)(1).text
    case .throwing: try provider(\.promisedThrowing)().text
    case .asynchronous: await provider(\.promisedAsynchronous)().text
    case .mainActor: await provider(\.promisedMainActor)().text
    }
  }

  func resolve(_ kind: Kind, id: String) async throws -> Word {
    switch kind {
    case .plain: self(id: id) { Word(id) }.cached()
    case .parameterized: self(id: id) { (_: Int) in Word(id) }.cached(1)
    case .throwing: try self.throwing(id: id) { () throws(any Error) in Word(id) }.cached()
    case .asynchronous: await self.async(id: id) { Word(id) }.cached()
    case .mainActor: await self.mainActor(id: id) { Word(id) }.cached()
    }
  }

  func register(_ kind: Kind, _ text: String) {
    switch kind {
    case .plain: plain.register { Word(text) }
    case .parameterized: parameterized.register { _ in Word(text) }
    case .throwing: throwing.register { Word(text) }
    case .asynchronous: asynchronous.register { Word(text) }
    case .mainActor: mainActor.register { Word(text) }
    }
  }

  func register(_ kind: Kind, for stage: Stage, _ text: String) {
    switch kind {
    case .plain: plain.register(for: stage) { Word(text) }
    case .parameterized: parameterized.register(for: stage) { _ in Word(text) }
    case .throwing: throwing.register(for: stage) { Word(text) }
    case .asynchronous: asynchronous.register(for: stage) { Word(text) }
    case .mainActor: mainActor.register(for: stage) { Word(text) }
    }
  }

  func override(_ kind: Kind, _ text: String) -> Token {
    switch kind {
    case .plain: plain.override { Word(text) }
    case .parameterized: parameterized.override { _ in Word(text) }
    case .throwing: throwing.override { Word(text) }
    case .asynchronous: asynchronous.override { Word(text) }
    case .mainActor: mainActor.override { Word(text) }
    }
  }

  func override(_ kind: Kind, for stage: Stage, _ text: String) -> Token {
    switch kind {
    case .plain: plain.override(for: stage) { Word(text) }
    case .parameterized: parameterized.override(for: stage) { _ in Word(text) }
    case .throwing: throwing.override(for: stage) { Word(text) }
    case .asynchronous: asynchronous.override(for: stage) { Word(text) }
    case .mainActor: mainActor.override(for: stage) { Word(text) }
    }
  }

  func override(_ kind: Kind, with word: Word) -> Token {
    switch kind {
    case .plain: plain.override(with: word)
    case .parameterized: parameterized.override(with: word)
    case .throwing: throwing.override(with: word)
    case .asynchronous: asynchronous.override(with: word)
    case .mainActor: mainActor.override(with: word)
    }
  }

  func decorate(_ kind: Kind) -> Token {
    switch kind {
    case .plain: plain.decorate { Word($0.text + "?") }
    case .parameterized: parameterized.decorate { Word($0.text + "?") }
    case .throwing: throwing.decorate { Word($0.text + "?") }
    case .asynchronous: asynchronous.decorate { Word($0.text + "?") }
    case .mainActor: mainActor.decorate { Word($0.text + "?") }
    }
  }

  func reset(_ kind: Kind) {
    switch kind {
    case .plain: plain.reset()
    case .parameterized: parameterized.reset()
    case .throwing: throwing.reset()
    case .asynchronous: asynchronous.reset()
    case .mainActor: mainActor.reset()
    }
  }
}
