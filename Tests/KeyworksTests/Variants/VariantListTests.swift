import Keyworks
import Testing

@Suite struct `A list under a variant` {
  @Test func `a list under a variant resolves each member under the variant`() {
    let fair = Fair()
    #expect(fair[\.stands] == ["plain cake", "plain tea", "none"])
    #expect(fair[\.stands, under: .exactly(Taste.sweet)] == ["sweet cake", "plain tea", "sweet"])
    #expect(fair[\.stands, under: .exactly(Taste.salty)] == ["plain cake", "salty tea", "salty"])
    #expect(fair[\.stands] == ["plain cake", "plain tea", "none"])
  }

  @Test func `a list under a variant has the instances that its members cache for it`() {
    let fair = Fair()
    let sweet = fair[\.kept, under: .exactly(Taste.sweet)]
    #expect(fair[\.kept, under: .exactly(Taste.sweet)][0] === sweet[0])
    #expect(fair[\.thing, under: .exactly(Taste.sweet)] === sweet[0])
    #expect(fair[\.kept][0] !== sweet[0])
    #expect(fair[\.kept, under: .exactly(Taste.salty)][0] !== sweet[0])
    #expect(fair[\.kept, under: .none][0] === fair.thing())
  }

  @Test func `a list can inherit the variant in force or ignore it`() {
    let fair = Fair()
    let sweet = ["sweet cake", "plain tea", "sweet"]
    #expect(fair.inheriting.under(.exactly(Taste.sweet)) == sweet)
    #expect(fair.saidToInherit.under(.exactly(Taste.sweet)) == sweet)
    #expect(fair.cut.under(.exactly(Taste.sweet)) == ["plain cake", "plain tea", "none"])
    #expect(fair.cutOfTastes.under(.exactly(Taste.sweet)) == ["plain cake", "plain tea", "none"])
  }

  @Test func `the choice of a member wins over the variant of the list`() {
    let fair = Fair()
    let expected = ["sweet cake", "plain cake", "plain cake", "sweet", "sweet"]
    #expect(fair[\.chosen, under: .exactly(Taste.salty)] == expected)
    let mixed = fair[\.chosen, under: .exactly(Size.large, Taste.salty)]
    #expect(mixed == ["large sweet cake", "large cake", "plain cake", "sweet", "sweet"])
  }

  @Test func `a map under a variant resolves its members under the variant`() {
    let fair = Fair()
    let sweet = VariantChoice.exactly(Taste.sweet)
    #expect(fair[\.map, under: sweet].map(\.value) == ["sweet cake", "plain tea"])
    #expect(fair[\.map, under: sweet].map(\.key) == ["a", "b"])
    #expect(fair[\.map, "a", under: sweet] == "sweet cake")
    #expect(fair[\.map, "c", under: sweet] == nil)
  }

  @Test func `a variant applies to lists with arguments and to the providers of a list`() {
    let fair = Fair()
    let salty = VariantChoice.exactly(Taste.salty)
    #expect(fair[\.makers, with: 2, under: salty] == ["2 salty"])
    #expect(fair[\.makers, with: 2] == ["2 plain"])
    #expect(fair[\.makers, under: salty].map { $0(3) } == ["3 salty"])
    #expect(fair[\.makerMap, with: 2, under: salty].map(\.value) == ["2 salty"])
    let providers = fair.providers(\.stands, under: salty)
    #expect(providers.map { $0() } == ["plain cake", "salty tea", "salty"])
    #expect(fair.providers(\.map, under: salty).map { $0.value() } == ["plain cake", "salty tea"])
  }

  @Test func `a variant applies to the asynchronous members of a list`() async throws {
    let fair = Fair()
    let salty = VariantChoice.exactly(Taste.salty)
    #expect(try await fair[\.waiting] == ["none", "plain tea"])
    #expect(try await fair[\.waiting, under: salty] == ["salty", "salty tea"])
    let pairs = try await fair[\.waitingMap, under: salty]
    #expect(pairs.map(\.value) == ["salty"])
    #expect(try await fair[\.waitingMap, 1, under: salty] == "salty")
    #expect(try await fair[\.waitingMakers, with: 4, under: salty] == ["4 salty"])
  }

  @Test func `a variant applies to filtered lists and to injected lists`() {
    let fair = Fair()
    let sweet = VariantChoice.exactly(Taste.sweet)
    #expect(fair[\.stands, in: \.cakes, under: sweet] == ["sweet cake"])
    #expect(fair[\.stands, notIn: \.cakes, under: sweet] == ["plain tea", "sweet"])
    var visitor = fair.visitor()
    #expect(visitor.now == ["sweet cake", "plain tea", "sweet"])
    #expect(visitor.later == ["sweet cake", "plain tea", "sweet"])
  }

  @Test func `a list under a variant leaves out a composite that gathers it`() {
    #expect(Fair().composite() == "sweet cake")
  }

  @Test func `the members of a list under a variant share one graph`() {
    let pair = Fair()[\.graph, under: .exactly(Taste.sweet)]
    #expect(pair[0] === pair[1])
  }
}

@Suite struct `A contribution under a variant` {
  @Test func `a factory contributed under several choices is one member for each choice`() {
    let fair = Fair()
    fair.contribute(\.cake, under: .exactly(Taste.sweet), to: \.empty)
    fair.contribute(\.cake, priority: -1, under: .exactly(Taste.sweet, Size.large), to: \.empty)
    fair.contribute(\.cake, under: .none, to: \.empty)
    fair.contribute(\.cake, to: \.empty)
    fair.contribute(\.cake, under: .inherited, to: \.empty)
    #expect(fair[\.empty] == ["large sweet cake", "sweet cake", "plain cake", "plain cake"])
    let sweet = ["large sweet cake", "sweet cake", "plain cake", "sweet cake"]
    #expect(fair[\.empty, under: .exactly(Taste.sweet)] == sweet)
    fair.remove(\.cake, from: \.empty)
    #expect(fair[\.empty].isEmpty)
  }

  @Test func `repeating a contribution under a variant has no effect`() {
    let fair = Fair()
    for _ in 0..<2 {
      fair.contribute(\.cake, under: .exactly(Taste.sweet), .before(\.tea), to: \.empty)
      fair.contribute(\.cake, under: .none(of: Taste.self), to: \.empty)
      fair.contribute(\.cake, under: .none(of: Size.self), to: \.empty)
    }
    #expect(fair[\.empty] == ["sweet cake", "plain cake", "plain cake"])
  }

  @Test func `a factory for variants contributes one member for each variant`() {
    let fair = Fair()
    for _ in 0..<2 {
      fair.contribute(\.family, .sweet, to: \.empty)
      fair.contribute(\.family, .salty, to: \.empty)
    }
    #expect(fair[\.empty] == ["sweet", "salty"])
  }

  @Test func `a contribution under a variant can have a closure, and a key in a map`() {
    let fair = Fair()
    fair.contribute(\.length, under: .exactly(Taste.sweet), to: \.empty) { "\($0)" }
    #expect(fair[\.empty] == ["5"])
    fair.contribute(\.cake, under: .exactly(Taste.sweet), for: "s", to: \.emptyMap)
    fair.contribute(\.length, under: .exactly(Taste.salty), for: "l", to: \.emptyMap) { "\($0)" }
    #expect(fair[\.emptyMap, "s"] == "sweet cake")
    #expect(fair[\.emptyMap, "l"] == "4")
  }

  @Test func `a contribution under a variant has the cached instance of the variant`() {
    let fair = Fair()
    fair.contribute(\.thing, under: .exactly(Taste.sweet), to: \.things)
    #expect(fair[\.things][0] === fair[\.thing, under: .exactly(Taste.sweet)])
    #expect(fair[\.things][0] !== fair.thing())
  }
}

private enum Taste: Variant { case sweet, salty }
private enum Size: Variant { case large }
private final class Plate: Sendable {}

private final class Fair: SharedContainer {
  static let shared = Fair()
  let manager = ContainerManager()

  var cake: Factory<String> {
    self { "plain cake" }
      .when(Taste.sweet) { "sweet cake" }
      .when(Size.large) { "large cake" }
      .when(Taste.sweet, Size.large) { "large sweet cake" }
  }
  var tea: Factory<String> { self { "plain tea" }.when(Taste.salty) { "salty tea" } }
  var taste: Factory<String> {
    self {
      ResolutionContext.current?.variant(of: Taste.self).map { "\($0)" } ?? "none"
    }
  }
  var length: Factory<Int> { self { 4 }.when(Taste.sweet) { 5 } }
  var thing: Factory<Plate> { self { Plate() }.cached }
  var family: VariantFactory<Taste, String> { self(by: Taste.self) { "\($0)" } }
  var sized: ParameterFactory<Int, String> {
    self { "\($0) plain" }.when(Taste.salty) { "\($0) salty" }
  }
  var slow: AsyncFactory<String, Never> {
    self.async { ResolutionContext.current?.variant(of: Taste.self).map { "\($0)" } ?? "none" }
  }
  var slowSized: AsyncFactory<Int, String, Never> {
    self.async { number in "\(number)" }.when(Taste.salty) { "\($0) salty" }
  }
  var plate: Factory<Plate> { self { Plate() }.graph }
  var one: Factory<Plate> { self { self.plate() } }
  var two: Factory<Plate> { self { self.plate() } }

  static var stands: Tags<String> { [Tagged(\.cake), Tagged(\.tea), Tagged(\.taste)] }
  static var cakes: Tags<String> { [Tagged(\.cake)] }
  static var kept: Tags<Plate> { [Tagged(\.thing)] }
  static var chosen: Tags<String> {
    [
      Tagged(\.cake, under: .exactly(Taste.sweet)), Tagged(\.cake),
      Tagged(\.cake, under: .none) { $0 }, Tagged(\.taste, under: .exactly(Taste.sweet)),
      Tagged(\.family, .sweet),
    ]
  }
  static var map: KeyedTags<String, String> { ["a": Tagged(\.cake), "b": Tagged(\.tea)] }
  static var makers: Tags<ParameterProvider<Int, String>> { [Tagged(\.sized)] }
  static var makerMap: KeyedTags<Int, ParameterProvider<Int, String>> { [1: Tagged(\.sized)] }
  static var waiting: AsyncTags<String> { [Tagged(\.slow), Tagged(\.tea)] }
  static var waitingMap: AsyncKeyedTags<Int, String> { [1: Tagged(\.slow)] }
  static var waitingMakers: TagList<Fair, AsyncProvider<Int, String, any Error>> {
    [Tagged(\.slowSized)]
  }
  static var empty: Tags<String> { Tags() }
  static var emptyMap: KeyedTags<String, String> { KeyedTags() }
  static var things: Tags<Plate> { Tags() }
  static var graph: Tags<Plate> { [Tagged(\.one), Tagged(\.two)] }

  var inheriting: Factory<[String]> { self { self[\.stands] } }
  var saidToInherit: Factory<[String]> { self { self[\.stands, under: .inherited] } }
  var cut: Factory<[String]> { self { self[\.stands, under: .none] } }
  var cutOfTastes: Factory<[String]> { self { self[\.stands, under: .none(of: Taste.self)] } }
  var visitor: Factory<Visitor> { self { Visitor() } }
  var composite: Factory<String> {
    self { self[\.withComposite, under: .exactly(Taste.sweet)].joined(separator: ", ") }
  }
  static var withComposite: Tags<String> { [Tagged(\.composite), Tagged(\.cake)] }
}

private struct Visitor {
  @Injected(\Fair.Type.stands, under: .exactly(Taste.sweet)) var now
  @LazyInjected(\Fair.Type.stands, under: .exactly(Taste.sweet)) var later
}
