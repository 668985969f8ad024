import Keyworks
import TestSupport
import Testing

@Suite struct `A factory for variants` {
  private let shop = Shop()

  @Test func `a factory caches one instance for each variant and each value of the arguments`() {
    let one = shop[\.kept, .big, 1]
    #expect(shop.kept(.big, 1) === one)
    #expect(shop.kept(.big, 2) !== one)
    #expect(shop.kept(.small, 1) !== one)
    shop.kept.reset(.instances)
    #expect(shop.kept(.big, 1) !== one)
  }

  @Test func `concurrent resolves build one instance for each variant and argument`() {
    let seen = inParallel(4) { _ in
      (0..<200).map { ObjectIdentifier(shop.kept($0 % 2 == 0 ? .big : .small, $0 / 2)) }
    }
    #expect(seen.allSatisfy { $0 == seen[0] })
    #expect(Set(seen[0]).count == 200)
  }

  @Test func `the variant is in force for everything that the body resolves`() {
    #expect(shop.kept(.big, 1).label == "big 1, inside big")
    #expect(shop.inside() == "outside")
    #expect(shop.contextValue(of: Size.self) == nil)
    #expect(shop.with(Size.big) { $0.contextValue(of: Size.self) } == .big)
    #expect(shop.owner() == "none")
    #expect(shop.owner.under(Size.small)() == "small 7")
  }

  @Test func `the variant is in force for an override and for a provider`() {
    let (provider, nest) = (shop.provider(\.nested), shop.with(Size.small) { $0.provider(\.nest) })
    #expect(provider(.small) == "inside small")
    #expect(nest() == "inside small")
    #expect(shop.provider(\.label)(.big, 1) == "big 1")
    shop.nested.override { "override of \($0), \(shop.inside())" }
    #expect(shop.nested(.big) == "override of big, inside big")
    #expect(nest() == "override of small, inside small")
    #expect(shop.inside() == "outside")
  }

  @Test func `a factory for variants can be resolved under a variant of another type`() {
    #expect(shop.label.under(Mood.merry)(.big, 1) == "merry big 1")
    #expect(shop.label.under(Mood.merry)(.small, 2) == "merry small 2")
    #expect(shop.label(.big, 1) == "big 1")
    #expect(shop.label.without()(.big, 1) == "big 1")
  }

  @Test func `a single case of a factory for variants can be registered and overridden`() {
    shop.label.register(for: Size.big) { _, number in "registered \(number)" }
    #expect(shop.label(.big, 1) == "registered 1")
    #expect(shop.label(.small, 1) == "small 1")
    shop.register(\.label, for: Size.small) { shop, _, number in "\(shop.inside()) \(number)" }
    #expect(shop.label(.small, 2) == "inside small 2")
    let token = shop.label.override(for: Size.big) { _, _ in "mock" }
    #expect(shop.label(.big, 1) == "mock")
    token.revert()
    #expect(shop.label(.big, 1) == "registered 1")
  }

  @Test func `a factory can need itself for another variant or another argument`() {
    #expect(Shop().countdown(.big, 3) == "big 3, small 2, big 1, done")
  }

  @Test func `a generic factory for variants is separate for each type of its arguments`() {
    #expect(shop.generic(of: Int.self)(.big, 1) == "1")
    #expect(shop.generic(of: String.self)(.big, "1") == "text 1")
    #expect(shop.generic(of: Int.self)(.big, 1) == "1")
  }

  @Test func `a factory for variants is one member for each variant that the list names`() {
    #expect(shop[\.nests] == ["inside small", "outside", "inside big"])
    let entries = shop.entries(\.nests)
    #expect(entries.map(\.factory.name) == ["nest", "inside", "nest"])
    #expect(entries.map(\.variants) == [["small"], [], ["big"]])
    let place = entries[0].factory
    #expect(entries[0].description == "\(place) for small, priority 0")
    #expect(entries[2].description == "\(place) for big, priority \(entries[2].priority)")
  }

  @Test func `an override replaces a factory for variants in all its places`() {
    shop.nested.override { "mock \($0)" }
    #expect(shop[\.nests] == ["mock small", "outside", "mock big"])
    shop.override(\.nests, with: [Tagged(\.nest, under: Size.big)])
    #expect(shop[\.nests] == ["mock big"])
  }

  @Test func `reorder and remove apply to a factory under every variant`() {
    shop.reorder(\.nest, priority: 9, in: \.nests)
    #expect(shop[\.nests] == ["outside", "inside small", "inside big"])
    shop.remove(\.nest, from: \.nests)
    #expect(shop[\.nests] == ["outside"])
  }

  @Test func `a list leaves out a composite only for the variant that is being built`() {
    #expect(shop.with(Size.big) { $0[\.families] }.count == 1)
    #expect(shop.parent.under(Size.big)() == "big of child, small")
  }

  @Test func `a list passes the variant as the first argument to factories for variants`() {
    #expect(shop[\.makers].map { $0(.big, 2) } == ["big 2", "3"])
    shop.contribute(Tagged(\.label, priority: -1), to: \.moreMakers)
    shop.contribute(Tagged(\.sized) { "\($0)" }, to: \.moreMakers)
    #expect(shop[\.moreMakers].map { $0(.small, 2) } == ["small 2", "7"])
  }

  @Test func `a variant that prints as a tuple is in force as an argument`() {
    #expect(shop.tenanted(Tenant(id: 1)) == "tenant")
  }
}

extension Stop {
  static let ofVariantFactories: [Stop] = [
    cycle(
      "a factory that needs itself for the same variant stops the program", at: Shop.line,
      "endless (@2) → endless"
    ) { _ = Shop().endless(.big, 1) }
  ]
}

private enum Size: Variant, CaseIterable { case big, small }
private enum Mood: Variant { case merry }
private struct Tenant: Variant, CustomReflectable {
  let id: Int
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [id], displayStyle: .tuple) }
}

private final class Shop: ManagedContainer {
  let manager = ContainerManager()

  var label: ParameterFactory<(Size, Int), String> {
    self { "\($0) \($1)" }.when(Mood.merry) { "merry \($0) \($1)" }
  }
  var kept: ParameterFactory<(Size, Int), Thing> {
    self { size, number in Probe().make("\(size) \(number), \(self.inside())") }.cached
  }
  var inside: Factory<String> {
    self { "outside" }
      .when(Size.big) { "inside big" }.when(Size.small) { "inside small" }
  }
  var nested: ParameterFactory<Size, String> { self { _ in self.inside() } }
  var nest: Factory<String> { self { self.nested(self.contextValue(of: Size.self) ?? .big) } }
  var sized: ParameterFactory<(Size, Int), Int> { self { "\($0)".count + $1 } }
  var owner: Factory<String> {
    self { self.contextValue(of: Size.self).map { self.label($0, 7) } ?? "none" }
  }

  static let line = Int(#line)
  var endless: ParameterFactory<(Size, Int), Int> {
    self { self.endless($0, $1) }.cached
  }
  var countdown: ParameterFactory<(Size, Int), String> {
    self { size, number in
      if number == 0 { return "done" }
      return "\(size) \(number), \(self.countdown(size == .big ? .small : .big, number - 1))"
    }.cached
  }

  static var nests: Tags<String> {
    [
      Tagged(\.nest, under: Size.small), Tagged(\.inside),
      Tagged(\.nest, .after(\.inside), under: Size.big),
    ]
  }

  static var makers: Tags<ParameterProvider<(Size, Int), String>> {
    [Tagged(\.label), Tagged(\.sized) { "\($0 - 2)" }]
  }
  static var moreMakers: Tags<ParameterProvider<(Size, Int), String>> { Tags() }

  var child: Factory<String> { self { "child" } }
  var parent: Factory<String> {
    self { "big of \(self[\.family].joined(separator: ", "))" }.when(Size.small) { "small" }
  }
  static var family: Tags<String> {
    [Tagged(\.child), Tagged(\.parent, under: Size.big), Tagged(\.parent, under: Size.small)]
  }
  static var families: Tags<String> { [Tagged(\.parent)] }

  func generic<Kind: Hashable & Sendable>(of _: Kind.Type) -> ParameterFactory<(Size, Kind), String>
  {
    self { _, value in value is String ? "text \(value)" : "\(value)" }
  }

  var tenanted: ParameterFactory<Tenant, String> { self { _ in self.greeting() } }
  private var greeting: Factory<String> {
    self { "nobody" }.when(Tenant(id: 1)) { "tenant" }
  }
}
