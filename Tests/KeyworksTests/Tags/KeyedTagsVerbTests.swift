import Keyworks
import TestSupport
import Testing

@Suite struct `The list operations of a map` {
  private let steps = Steps()

  @Test func `an override replaces a whole map until it is reverted or reset`() {
    steps.contribute(Tagged(\.tables), for: .third, to: \.numbered)
    let token = steps.override(\.numbered, with: [.second: Tagged(\.links)])
    #expect(steps[\.numbered].map(\.key) == [.second])
    #expect(steps[\.numbered, .second]?.name == "links")
    #expect(steps[\.numbered, .first] == nil)
    token.revert()
    #expect(steps[\.numbered].map(\.key) == [.first, .third, .second])
    steps.override(\.numbered, with: [:])
    #expect(steps[\.numbered].isEmpty)
    steps.reset(.overrides)
    #expect(steps[\.numbered, .second]?.name == "emoji")
  }

  @Test func `an override with a closure replaces a map while the closure runs`() async {
    let sync = steps.override(\.numbered, with: [.third: Tagged(\.links)]).during {
      steps[\.numbered, .third]?.name
    }
    #expect(sync == "links")
    let async = await steps.override(\.numbered, with: [.third: Tagged(\.emoji) { $0 }]).during {
      await later { steps[\.numbered, .third]?.name }
    }
    #expect(async == "emoji")
    #expect(steps[\.numbered, .third] == nil)
  }

  @Test func `remove takes out a member under all its keys, until it is contributed again`() {
    steps.remove(\.markdown, from: \.numbered)
    #expect(steps[\.numbered].map(\.key) == [.second])
    steps.contribute(Tagged(\.markdown), for: .third, to: \.numbered)
    #expect(steps[\.numbered].map(\.key) == [.third, .second])
    steps.reset(.contributions)
    #expect(steps[\.numbered].map(\.key) == [.first, .second])
  }

  @Test func `reorder moves a member of a map by priority and by bonds`() {
    steps.reorder(\.markdown, priority: 9, in: \.numbered)
    #expect(steps[\.numbered].map(\.key) == [.second, .first])
    steps.reorder(\.markdown, priority: 9, .before(\.emoji), in: \.numbered)
    #expect(steps[\.numbered].map(\.key) == [.first, .second])
  }

  @Test func `the entries of a map show the key, priority and origin of each member`() {
    let entries = steps.entries(\.numbered)
    #expect(entries.map(\.key) == ["first", "second"])
    #expect(entries.map(\.priority) == [0, 4])
    #expect(entries.map(\.factory.name) == ["markdown", "emoji"])
    #expect(entries[0].description.hasPrefix("first: markdown (Steps.swift:"))
    #expect(steps.entries(\.processors).allSatisfy { $0.key == nil })
  }

  @Test func `the key nil of a map is a key for values, entries and providers`() {
    #expect(steps[\.doubtful].map(\.key) == [nil, .some(nil), 1])
    #expect(steps.providers(\.doubtful).map(\.key) == [nil, .some(nil), 1])
    #expect(steps.entries(\.doubtful).count == 3)
    #expect(steps[\.doubtful, nil]?.name == "markdown")
    #expect(steps[\.doubtful, .some(nil)]?.name == "emoji")
  }

  @Test func `the providers of a map have its keys and resolve when they are called`() {
    let providers = steps.providers(\.numbered)
    #expect(providers.map(\.key) == [.first, .second])
    steps.markdown.override { Named(name: "mock") }
    #expect(providers.map { $0.value().name } == ["mock", "emoji"])
  }

  @Test func `a list can filter a map, and a map can filter a list`() {
    #expect(steps[\.numbered, in: \.equal].map(\.key) == [.first])
    #expect(steps[\.numbered, notIn: \.equal].map(\.value.name) == ["emoji"])
    #expect(steps[\.processors, in: \.numbered].map(\.name) == ["emoji", "markdown"])
    #expect(steps[\.processors, notIn: \.numbered].map(\.name) == ["spelling"])
  }

  @Test func `an override or a removal in a map stays in its sandbox`() {
    steps.override(\.numbered, with: [.third: Tagged(\.links)])
    withSandbox {
      #expect(steps[\.numbered].map(\.key) == [.first, .second])
      steps.remove(\.emoji, from: \.numbered)
      #expect(steps[\.numbered].map(\.key) == [.first])
    }
    #expect(steps[\.numbered].map(\.key) == [.third])
  }

  @Test func `the map override of autoRegister returns after a revert and after a reset`() {
    let wired = WiredSteps { $0.override(\.map, with: [2: Tagged(\.one)]) }
    #expect(wired[\.map].map(\.key) == [2])
    let token = wired.override(\.map, with: [:])
    #expect(wired[\.map].isEmpty)
    token.revert()
    wired.reset()
    #expect(wired[\.map].map(\.key) == [2])
  }

  @Test func `a map passes the variant in force to its members`() {
    #expect(steps.speaker.under(Voice.loud)() == ["LOUD", "quiet"])
    #expect(steps.speaker() == ["quiet", "quiet"])
  }

  @Test func `a map resolves its members with arguments, by key and in order`() {
    #expect(steps[\.makers, .first]?("a").name == "a!")
    #expect(steps[\.makers].map(\.key) == [.first, .second])
    #expect(steps[\.makers].map { $0.value("b").name } == ["b!", "emoji"])
  }

  @Test func `a map of factories with arguments takes contributions, removals and overrides`() {
    steps.contribute(Tagged(\.asked, priority: -1), for: .third, to: \.makers)
    steps.contribute(Tagged(\.emojiOf) { $0 }, for: .fourth, to: \.makers)
    #expect(steps[\.makers].map { $0.value("c").name } == ["c?", "c!", "emoji", "emoji"])
    steps.asked.override { Named(name: "mock \($0)") }
    #expect(steps[\.makers, .third]?("c").name == "mock c")
    steps.remove(\.emojiOf, from: \.makers)
    #expect(steps[\.makers].map(\.key) == [.third, .first])
    steps.override(\.makers, with: [.second: Tagged(\.asked)])
    #expect(steps[\.makers].map { $0.value("d").name } == ["mock d"])
  }

  @Test func `an injected map resolves from the container that builds the object`() {
    steps.contribute(Tagged(\.links), for: .third, to: \.numbered)
    let holder = steps.holder()
    #expect(holder.early.map(\.key) == [.first, .third, .second])
    #expect(holder.late.map(\.value.name) == ["markdown", "links", "emoji"])
  }

  @Test func `outside any container, an injected map resolves from the shared container`() {
    #expect(Holder().early.map(\.key) == [.first, .second])
  }
}

private enum Number: Hashable, Sendable { case first, second, third, fourth }
private enum Voice: Variant { case loud }

private final class Holder {
  @Injected(\Steps.Type.numbered) var early
  @LazyInjected(\Steps.Type.numbered) var late
}

extension Steps {
  fileprivate static var numbered: KeyedTags<Number, any Step> {
    [.first: Tagged(\.markdown), .second: Tagged(\.emoji, priority: 4) { $0 }]
  }
  fileprivate static var doubtful: KeyedTags<Int??, any Step> {
    [nil: Tagged(\.markdown), .some(nil): Tagged(\.emoji) { $0 }, 1: Tagged(\.spelling)]
  }
  fileprivate var holder: Factory<Holder> { self { Holder() } }

  fileprivate var exclaimed: ParameterFactory<String, any Step> { self { Named(name: $0 + "!") } }
  fileprivate var asked: ParameterFactory<String, any Step> { self { Named(name: $0 + "?") } }
  fileprivate var emojiOf: ParameterFactory<String, Emoji> { self { _ in Emoji() } }
  fileprivate static var makers: KeyedTags<Number, ParameterProvider<String, any Step>> {
    [.first: Tagged(\.exclaimed), .second: Tagged(\.emojiOf) { $0 }]
  }

  fileprivate var voice: Factory<String> { self { "quiet" }.when(Voice.loud) { "LOUD" } }
  fileprivate var quiet: Factory<String> { self { self.voice.without()() } }
  static var voices: KeyedTags<Int, String> { [1: Tagged(\.voice), 2: Tagged(\.quiet)] }
  fileprivate var speaker: Factory<[String]> { self { self[\.voices].map(\.value) } }
}
