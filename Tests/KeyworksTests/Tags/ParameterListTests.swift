import Keyworks
import Testing

@Suite struct `A list of factories with arguments` {
  private let steps = Steps()

  @Test func `a list resolves its members with the arguments, in order`() {
    #expect(steps[\.makers].map { $0("a", 2).name } == ["a2", "emoji", "aa"])
  }

  @Test func `contributed and overridden factories with arguments appear in their places`() {
    steps.contribute(Tagged(\.numbered, priority: -9), to: \.moreMakers)
    steps.contribute(Tagged(\.numberedEmoji, priority: -8) { $0 }, to: \.moreMakers)
    steps.repeated.override { text, count in Named(name: "\(count) \(text)") }
    #expect(steps[\.moreMakers].map { $0("c", 3).name } == ["c3", "emoji", "3 c"])
  }

  @Test func `a list leaves out a member that gathers it with its own arguments`() {
    #expect(steps[\.families].map { $0(2).name } == ["1", "2 children"])
  }

  @Test func `a member caches one instance for each value of the arguments`() {
    let one = steps[\.kept].map { $0(1) }
    #expect(steps[\.kept].map { $0(1) }[0] === one[0])
    #expect(steps[\.kept].map { $0(2) }[0] !== one[0])
  }

  @Test func `the members share one graph in a body that calls them`() {
    let listed = steps { steps[\.twins].map { $0(1) } }
    let mapped = steps { steps[\.namedTwins].map { $0.value(1) } }
    let gathers = [listed(), listed.under(Taste.sweet)(), mapped(), mapped.under(Taste.sweet)()]
    for twins in gathers { #expect(twins[0] === twins[1]) }
    #expect(gathers[0][0] !== gathers[1][0])
  }
}

extension Steps {
  fileprivate var repeated: ParameterFactory<(String, Int), any Step> {
    self { text, count in Named(name: String(repeating: text, count: count)) }
  }
  fileprivate var numbered: ParameterFactory<(String, Int), any Step> {
    self { text, count in Named(name: "\(text)\(count)") }
  }
  fileprivate var numberedEmoji: ParameterFactory<(String, Int), Emoji> { self { _, _ in Emoji() } }
  fileprivate static var makers: Tags<ParameterProvider<(String, Int), any Step>> {
    [Tagged(\.repeated), Tagged(\.numbered), Tagged(\.numberedEmoji, .before(\.repeated)) { $0 }]
  }
  fileprivate static var moreMakers: Tags<ParameterProvider<(String, Int), any Step>> {
    [Tagged(\.repeated)]
  }

  fileprivate var alone: ParameterFactory<Int, any Step> { self { _ in Named(name: "1") } }
  fileprivate var family: ParameterFactory<Int, any Step> {
    self { count in Named(name: "\(self[\.families].map { $0(count) }.count + 1) children") }
  }
  fileprivate static var families: Tags<ParameterProvider<Int, any Step>> {
    [Tagged(\.alone), Tagged(\.family)]
  }

  fileprivate var keptEmoji: ParameterFactory<Int, Emoji> { self { _ in Emoji() }.cached }
  fileprivate static var kept: Tags<ParameterProvider<Int, Emoji>> { [Tagged(\.keptEmoji)] }

  fileprivate var common: Factory<Emoji> { self { Emoji() }.graph }
  fileprivate var left: ParameterFactory<Int, Emoji> { self { _ in self.common() } }
  fileprivate var right: ParameterFactory<Int, Emoji> { self { _ in self.common() } }
  fileprivate static var twins: Tags<ParameterProvider<Int, Emoji>> {
    [Tagged(\.left), Tagged(\.right)]
  }
  fileprivate static var namedTwins: KeyedTags<String, ParameterProvider<Int, Emoji>> {
    ["left": Tagged(\.left), "right": Tagged(\.right)]
  }
}

private enum Taste: Variant { case sweet }
