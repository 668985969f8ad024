import Keyworks
import Testing

@Suite struct `A list under a variant` {
  private let fair = Fair()

  @Test func `a list under a variant resolves each member under the variant`() {
    #expect(fair[\.stands] == ["plain cake", "plain tea", "none"])
    #expect(fair.with(Taste.sweet) { $0[\.stands] } == ["sweet cake", "plain tea", "sweet"])
    #expect(fair.with(Taste.salty) { $0[\.stands] } == ["plain cake", "salty tea", "salty"])
    #expect(fair[\.stands] == ["plain cake", "plain tea", "none"])
  }

  @Test func `a list under a variant has the instances that its members cache for it`() {
    let sweet = fair.with(Taste.sweet) { $0[\.kept] }
    #expect(fair.with(Taste.sweet) { $0[\.kept] }[0] === sweet[0])
    #expect(fair.thing.under(Taste.sweet)() === sweet[0])
    #expect(fair[\.kept][0] !== sweet[0])
    #expect(fair.with(Taste.salty) { $0[\.kept] }[0] !== sweet[0])
  }

  @Test func `a list can inherit the variant in force or ignore it`() {
    let plain = ["plain cake", "plain tea", "none"]
    #expect(fair.all.under(Taste.sweet)() == ["sweet cake", "plain tea", "sweet"])
    #expect(fair.around.under(Taste.sweet)() == plain)
    #expect(fair.aroundTastes.under(Taste.sweet)() == plain)
  }

  @Test func `the choice of a member wins over the variant of the list`() {
    let expected = ["sweet cake", "plain cake", "plain cake", "sweet"]
    #expect(fair.with(Taste.salty) { $0[\.chosen] } == expected)
    let mixed = fair.with(Size.large, Taste.salty) { $0[\.chosen] }
    #expect(mixed == ["large sweet cake", "large cake", "plain cake", "sweet"])
  }

  @Test func `a map under a variant resolves its members under the variant`() {
    let sweet = Taste.sweet
    #expect(fair.with(sweet) { $0[\.map] }.map(\.value) == ["sweet cake", "plain tea"])
    #expect(fair.with(sweet) { $0[\.map] }.map(\.key) == ["a", "b"])
    #expect(fair.with(sweet) { $0[\.map, "a"] } == "sweet cake")
    #expect(fair.with(sweet) { $0[\.map, "c"] } == nil)
  }

  @Test func `a variant applies to lists with arguments and to the providers of a list`() {
    let salty = Taste.salty
    #expect(fair.with(salty) { $0[\.makers].map { $0(2) } } == ["2 salty"])
    #expect(fair[\.makers].map { $0(2) } == ["2 plain"])
    #expect(fair.with(salty) { $0[\.makers] }.map { $0(3) } == ["3 salty"])
    #expect(fair.with(salty) { $0[\.makerMap].map { $0.value(2) } } == ["2 salty"])
    let providers = fair.with(salty) { $0.providers(\.stands) }
    #expect(providers.map { $0() } == ["plain cake", "salty tea", "salty"])
    #expect(
      fair.with(salty) { $0.providers(\.map) }.map { $0.value() } == ["plain cake", "salty tea"])
  }

  @Test func `a variant applies to filtered lists and to injected lists`() {
    let sweet = Taste.sweet
    #expect(fair.with(sweet) { $0[\.stands, in: \.cakes] } == ["sweet cake"])
    #expect(fair.with(sweet) { $0[\.stands, notIn: \.cakes] } == ["plain tea", "sweet"])
    var visitor = fair.visitor()
    #expect(visitor.now == ["sweet cake", "plain tea", "sweet"])
    #expect(visitor.later == ["sweet cake", "plain tea", "sweet"])
    var guest = fair.with(sweet, Size.large) { $0.guest() }
    #expect(guest.now == ["large cake", "plain tea", "none"])
    #expect(guest.later == ["plain cake", "plain tea", "none"])
    #expect(guest.constant == ["large cake", "plain tea", "none"])
  }

  @Test func `a list under a variant leaves out a composite that gathers it`() {
    #expect(Fair().composite() == "sweet cake")
  }

  @Test func `the members of a list under a variant share one graph`() {
    let pair = Fair().with(Taste.sweet) { $0[\.graph] }
    #expect(pair[0] === pair[1])
  }

  @Test func `a factory contributed under several choices is one member for each choice`() {
    fair.contribute(Tagged(\.cake, under: Taste.sweet), to: \.empty)
    fair.contribute(Tagged(\.cake, priority: -1, under: Taste.sweet, Size.large), to: \.empty)
    fair.contribute(Tagged(\.cake), to: \.empty)
    #expect(fair[\.empty] == ["large sweet cake", "sweet cake", "plain cake"])
    let sweet = ["large sweet cake", "sweet cake", "sweet cake"]
    #expect(fair.with(Taste.sweet) { $0[\.empty] } == sweet)
    fair.remove(\.cake, from: \.empty)
    #expect(fair[\.empty].isEmpty)
  }

  @Test func `one choice of several is removed, and can be contributed again`() {
    fair.remove(\.cake, under: Taste.sweet, from: \.chosen)
    #expect(fair[\.chosen] == ["plain cake", "plain cake", "sweet"])
    fair.contribute(Tagged(\.cake, priority: 1, under: Taste.sweet), to: \.chosen)
    #expect(fair[\.chosen] == ["plain cake", "plain cake", "sweet", "sweet cake"])
    fair.remove(\.cake, from: \.chosen)
    #expect(fair[\.chosen] == ["plain cake", "sweet"])
    fair.remove(\.cake, under: Taste.sweet, from: \.chosen)
    fair.contribute(Tagged(\.cake, under: Taste.sweet), to: \.chosen)
    #expect(fair[\.chosen] == ["plain cake", "sweet", "sweet cake"])
    fair.remove(\.cake, under: Taste.sweet, from: \.chosen)
    #expect(fair[\.chosen] == ["plain cake", "sweet"])
  }

  @Test func `a removal of one choice applies under each key of a keyed list`() {
    for key in ["a", "b"] {
      fair.contribute(Tagged(\.cake, under: Taste.sweet), for: key, to: \.emptyMap)
      fair.contribute(Tagged(\.cake, under: Size.large), for: key + key, to: \.emptyMap)
    }
    fair.remove(\.cake, under: Taste.sweet, from: \.emptyMap)
    #expect(fair[\.emptyMap].map(\.key) == ["aa", "bb"])
    fair.contribute(Tagged(\.cake, under: Taste.sweet), for: "a", to: \.emptyMap)
    #expect(fair[\.emptyMap].map(\.key) == ["aa", "bb", "a"])
  }

  @Test func `of moves of one choice and of all, the last one counts`() {
    let (cake, sweet) = ("plain cake", "sweet cake")
    fair.contribute(Tagged(\.cake), Tagged(\.cake, under: Taste.sweet), Tagged(\.tea), to: \.empty)
    #expect(fair[\.empty] == [cake, sweet, "plain tea"])
    fair.reorder(\.cake, under: Taste.sweet, priority: -1, in: \.empty)
    #expect(fair[\.empty] == [sweet, cake, "plain tea"])
    fair.reorder(\.cake, priority: 1, in: \.empty)
    #expect(fair[\.empty] == ["plain tea", cake, sweet])
    fair.reorder(\.cake, under: Taste.sweet, priority: 0, .before(\.tea), in: \.empty)
    #expect(fair[\.empty] == [sweet, "plain tea", cake])
    fair.remove(\.cake, under: Taste.sweet, from: \.empty)
    fair.contribute(Tagged(\.cake, priority: 2, under: Taste.sweet), to: \.empty)
    #expect(fair[\.empty] == ["plain tea", cake, sweet])
  }

  @Test func `a member is ordered relative to one choice of several`() {
    fair.contribute(Tagged(\.tea), Tagged(\.cake), Tagged(\.cake, under: Taste.sweet), to: \.empty)
    fair.reorder(\.tea, priority: 0, .after(\.cake, under: Taste.sweet), in: \.empty)
    fair.reorder(\.cake, under: Taste.sweet, priority: -1, in: \.empty)
    #expect(fair[\.empty] == ["sweet cake", "plain tea", "plain cake"])
    fair.reorder(\.tea, priority: 0, .after(\.cake), in: \.empty)
    #expect(fair[\.empty] == ["sweet cake", "plain cake", "plain tea"])
  }

  @Test func `a member without a variant is another one, resolved without it`() {
    let sweet = Taste.sweet
    fair.contribute(Tagged(\.cake), Tagged(\.cake, without: Taste.self), to: \.empty)
    fair.contribute(Tagged(\.cake, without: Taste.self, Size.self), to: \.empty)
    fair.contribute(Tagged(\.cake, without: Size.self, Taste.self), to: \.empty)
    #expect(
      fair.with(sweet, Size.large) { $0[\.empty] }
        == ["large sweet cake", "large cake", "plain cake"])
    #expect(fair.entries(\.empty)[1].description.contains("for no Taste, priority 0"))
    fair.contribute(Tagged(\.cake, under: sweet, without: Taste.self, Size.self), to: \.empty)
    fair.remove(\.cake, under: sweet, without: Size.self, from: \.empty)
    fair.remove(\.cake, without: Taste.self, from: \.empty)
    #expect(fair.with(sweet) { $0[\.empty] } == ["sweet cake", "plain cake"])
  }

  @Test func `choices that drop different variants differ, even if their hashes are equal`() {
    let (taste, size) = (
      VariantChoice.of([], without: [Taste.self]), VariantChoice.of([], without: [Size.self])
    )
    #expect(taste != size)
    #expect(taste == VariantChoice.of([], without: [Taste.self]))
  }

  @Test func `a statement drops the earlier ones that it covers`() {
    for _ in 0..<3 {
      for taste in [Taste.sweet, .salty] {
        fair.reorder(\.cake, under: taste, priority: 1, in: \.chosen)
        fair.remove(\.cake, under: taste, from: \.chosen)
      }
    }
    #expect(fair.statementCount(of: \.chosen) == 2)
    fair.remove(\.cake, from: \.chosen)
    fair.remove(\.cake, under: Taste.sweet, from: \.chosen)
    #expect(fair.statementCount(of: \.chosen) == 1)
    fair.reorder(\.cake, under: Taste.sweet, priority: 1, in: \.chosen)
    fair.reorder(\.cake, priority: 1, in: \.chosen)
    #expect(fair.statementCount(of: \.chosen) == 2)
  }

  @Test func `repeating a contribution under a variant has no effect`() {
    for _ in 0..<2 {
      fair.contribute(Tagged(\.cake, .before(\.tea), under: Taste.sweet), to: \.empty)
      fair.contribute(Tagged(\.cake, under: Size.large, Taste.sweet), to: \.empty)
      fair.contribute(Tagged(\.cake, under: Taste.sweet, Size.large), to: \.empty)
      fair.contribute(Tagged(\.taste, under: Taste.sweet), to: \.empty)
      fair.contribute(Tagged(\.taste, under: Taste.salty), to: \.empty)
    }
    #expect(fair[\.empty] == ["sweet cake", "large sweet cake", "sweet", "salty"])
  }

  @Test func `a contribution under a variant can have a closure, and a key in a map`() {
    fair.contribute(Tagged(\.length, under: Taste.sweet) { "\($0)" }, to: \.empty)
    #expect(fair[\.empty] == ["5"])
    fair.contribute(Tagged(\.cake, under: Taste.sweet), for: "s", to: \.emptyMap)
    fair.contribute(Tagged(\.length, under: Taste.salty) { "\($0)" }, for: "l", to: \.emptyMap)
    #expect(fair[\.emptyMap, "s"] == "sweet cake")
    #expect(fair[\.emptyMap, "l"] == "4")
  }

  @Test func `a contribution under a variant has the cached instance of the variant`() {
    fair.contribute(Tagged(\.thing, under: Taste.sweet), to: \.things)
    #expect(fair[\.things][0] === fair.thing.under(Taste.sweet)())
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
  var plainCake: Factory<String> { self { self.cake.without()() } }
  var tea: Factory<String> { self { "plain tea" }.when(Taste.salty) { "salty tea" } }
  var taste: Factory<String> {
    self { self.contextValue(of: Taste.self).map { "\($0)" } ?? "none" }
  }
  var length: Factory<Int> { self { 4 }.when(Taste.sweet) { 5 } }
  var thing: Factory<Plate> { self { Plate() }.varies(by: Taste.self).cached }
  var sized: ParameterFactory<Int, String> {
    self { "\($0) plain" }.when(Taste.salty) { "\($0) salty" }
  }
  var plate: Factory<Plate> { self { Plate() }.graph }
  var one: Factory<Plate> { self { self.plate() } }
  var two: Factory<Plate> { self { self.plate() } }

  static var stands: Tags<String> { [Tagged(\.cake), Tagged(\.tea), Tagged(\.taste)] }
  static var cakes: Tags<String> { [Tagged(\.cake)] }
  static var kept: Tags<Plate> { [Tagged(\.thing)] }
  static var chosen: Tags<String> {
    [
      Tagged(\.cake, under: Taste.sweet), Tagged(\.cake),
      Tagged(\.plainCake) { $0 }, Tagged(\.taste, under: Taste.sweet),
    ]
  }
  static var map: KeyedTags<String, String> { ["a": Tagged(\.cake), "b": Tagged(\.tea)] }
  static var makers: Tags<ParameterProvider<Int, String>> { [Tagged(\.sized)] }
  static var makerMap: KeyedTags<Int, ParameterProvider<Int, String>> { [1: Tagged(\.sized)] }
  static var empty: Tags<String> { Tags() }
  static var emptyMap: KeyedTags<String, String> { KeyedTags() }
  static var things: Tags<Plate> { Tags() }
  static var graph: Tags<Plate> { [Tagged(\.one), Tagged(\.two)] }

  var all: Factory<[String]> { self { self[\.stands] } }
  var around: Factory<[String]> { self { self.all.without()() } }
  var aroundTastes: Factory<[String]> { self { self.all.without(Taste.self)() } }
  var visitor: Factory<Visitor> { self { Visitor() } }
  var guest: Factory<Guest> { self { Guest() } }
  var composite: Factory<String> {
    self { self.with(Taste.sweet) { $0[\.withComposite] }.joined(separator: ", ") }
  }
  static var withComposite: Tags<String> { [Tagged(\.composite), Tagged(\.cake)] }
}

private struct Visitor {
  @Injected(\Fair.Type.stands, under: Taste.sweet) var now
  @LazyInjected(\Fair.Type.stands, under: Taste.sweet) var later
}

private struct Guest {
  @Injected(\Fair.Type.stands, without: Taste.self) var now
  @LazyInjected(\Fair.Type.stands, without: Taste.self, Size.self) var later
  let constant = Fair.injected(\.stands, without: Taste.self)
}
