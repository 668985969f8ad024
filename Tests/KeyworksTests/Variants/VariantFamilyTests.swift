import Keyworks
import Testing

@Suite struct `A variant of a known type` {
  @Test func `an implicit member expression can name the variant of a resolve`() {
    let bakery = Bakery()
    #expect(bakery[\.bread, .rye] == "rye")
    #expect(bakery[\.bread, under: .exactly(.rye)] == "rye")
    #expect(bakery.bread.under(.exactly(.wheat)) == "wheat")
    #expect(bakery[\.loaf, 2, under: .exactly(.rye)] == "2 rye")
    #expect(bakery.loaf.under(.exactly(.wheat), 3) == "3 wheat")
    #expect(bakery[\.kept, under: .exactly(.rye)] === bakery[\.kept, .rye])
  }

  @Test func `an implicit member expression can name the variant of a case in a definition`() {
    let bakery = Bakery()
    #expect(bakery[\.special, .rye] == "special rye")
    #expect(bakery[\.special, .wheat] == "wheat")
  }

  @Test func `an implicit member expression can name the variant of a registration or override`() {
    let bakery = Bakery()
    bakery.bread.register(for: .rye) { "registered \($0)" }
    #expect(bakery[\.bread, .rye] == "registered rye")
    #expect(bakery[\.bread, .wheat] == "wheat")
    bakery.register(\.loaf, for: .wheat) { bakery, kind, count in
      "\(count) \(kind) beside \(bakery[\.bread, .rye])"
    }
    #expect(bakery[\.loaf, .wheat, 1] == "1 wheat beside registered rye")
    let token = bakery.bread.override(for: .rye) { _ in "mock" }
    #expect(bakery[\.bread, .rye] == "mock")
    token.revert()
    #expect(bakery[\.bread, .rye] == "registered rye")
  }

  @Test func `a registration can combine variants of two types`() {
    let bakery = Bakery()
    bakery.bread.register(for: Grain.rye) { _ in "one" }
    bakery.bread.register(for: Grain.rye, Mood.merry) { _ in "two" }
    #expect(bakery[\.bread, under: .exactly(Grain.rye)] == "one")
    #expect(bakery[\.bread, .rye, under: .exactly(Mood.merry)] == "two")
  }

  @Test func `an extension of VariantChoice can give a choice a name`() {
    let bakery = Bakery()
    #expect(bakery[\.cake, under: .merry] == "merry cake")
    #expect(bakery.cake.under(.merry) == "merry cake")
    #expect(bakery[\.cakes, under: .merry] == ["merry cake"])
  }
}

private enum Grain: Variant { case rye, wheat }
private enum Mood: Variant { case merry }

extension VariantChoice {
  fileprivate static var merry: VariantChoice { .exactly(Mood.merry) }
}

private final class Bread: Sendable {}

private final class Bakery: ManagedContainer {
  let manager = ContainerManager()
  var bread: VariantFactory<Grain, String> { self(by: Grain.self) { "\($0)" } }
  var loaf: VariantFactory<Grain, Int, String> { self(by: Grain.self) { "\($1) \($0)" } }
  var kept: VariantFactory<Grain, Bread> { self(by: Grain.self) { _ in Bread() }.cached }
  var special: VariantFactory<Grain, String> {
    self(by: Grain.self) { "\($0)" }.when(.rye) { "special \($0)" }
  }
  var cake: Factory<String> { self { "cake" }.when(Mood.merry) { "merry cake" } }
  static var cakes: Tags<String> { [Tagged(\.cake)] }
}
