import Keyworks
import Testing

/// Thousands of levels are no cycle, whatever ends the recursion.
@Suite struct `A finite recursion` {
  @Test(.disabled(if: isSanitized), arguments: Finite.forms)
  fileprivate func `a finite recursion is no cycle, whatever ends it`(form: Finite.Form) {
    let depth = Running(stackSize: 256 << 20) { form.descend(Finite(), form.levels) }
    #expect(depth.join() == form.levels)
  }
}

private final class Finite: ManagedContainer {
  let manager = ContainerManager()

  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Fewer where each level is compared with all levels around it.
    var levels = 10_000
    let descend: @Sendable (Finite, Int) -> Int
  }

  struct Level: ContextValue { let value: Int }
  struct OpaqueLevel: ContextValue { let value: Opaque }

  struct Depth: Variant { let number: Int }

  /// Two values cannot be compared.
  struct Opaque: Sendable { let number: Int }

  static let forms: [Form] = [
    Form(testDescription: "an argument") { $0.argument($1) },
    Form(testDescription: "an argument that cannot be compared") { $0.opaque(Opaque(number: $1)) },
    Form(testDescription: "an argument that cannot be compared, under one variant") {
      $0.opaqueUnder(Opaque(number: $1))
    },
    Form(testDescription: "an argument that cannot be compared, with one id") {
      $0.opaqueWithID()(Opaque(number: $1))
    },
    Form(testDescription: "an id") { $0.id($1)() },
    Form(testDescription: "the argument of a function") { $0.function($1)() },
    Form(testDescription: "a context value", levels: 2_000) { container, depth in
      container.with(Level(value: depth)) { $0.context() }
    },
    Form(testDescription: "a context value that cannot be compared", levels: 2_000) {
      container, depth in
      container.with(OpaqueLevel(value: Opaque(number: depth))) { $0.opaqueContext() }
    },
    Form(testDescription: "a variant", levels: 500) {
      $0.variant.under(Depth(number: $1))()
    },
    Form(testDescription: "the variant of a family") { $0.family(Depth(number: $1)) },
    Form(testDescription: "the argument of a provider") {
      $0.provided($1)
    },
    Form(testDescription: "the argument of a list") { $0.listed($1) },
    Form(testDescription: "an argument through a factory without any", levels: 2_000) {
      $0.through($1)
    },
  ]

  var argument: ParameterFactory<Int, Int> {
    self { $0 == 0 ? 0 : 1 + self.argument($0 - 1) }
  }
  var opaque: ParameterFactory<Opaque, Int> {
    self { $0.number == 0 ? 0 : 1 + self.opaque(Opaque(number: $0.number - 1)) }
  }
  var opaqueUnder: ParameterFactory<Opaque, Int> {
    self { opaque in
      opaque.number == 0
        ? 0
        : 1
          + self.opaqueUnder.under(Depth(number: 0))(Opaque(number: opaque.number - 1))
    }
  }
  func opaqueWithID() -> ParameterFactory<Opaque, Int> {
    self(id: 1) { $0.number == 0 ? 0 : 1 + self.opaqueWithID()(Opaque(number: $0.number - 1)) }
  }
  func id(_ depth: Int) -> Factory<Int> {
    self(id: depth) { depth == 0 ? 0 : 1 + self.id(depth - 1)() }
  }
  func function(_ depth: Int) -> Factory<Int> {
    self { depth == 0 ? 0 : 1 + self.function(depth - 1)() }
  }
  var context: Factory<Int> {
    self {
      let depth = self.require(Level.self).value
      return depth == 0 ? 0 : self.with(Level(value: depth - 1)) { 1 + $0.context() }
    }
  }
  var opaqueContext: Factory<Int> {
    self {
      let depth = self.require(OpaqueLevel.self).value.number
      guard depth > 0 else { return 0 }
      return self.with(OpaqueLevel(value: Opaque(number: depth - 1))) { 1 + $0.opaqueContext() }
    }
  }
  var variant: Factory<Int> {
    self {
      let depth = self.contextValue(of: Depth.self)?.number ?? 0
      return depth == 0 ? 0 : 1 + self.variant.under(Depth(number: depth - 1))()
    }
  }
  var family: ParameterFactory<Depth, Int> {
    self { $0.number == 0 ? 0 : 1 + self.family(Depth(number: $0.number - 1)) }
  }
  var provided: ParameterFactory<Int, Int> {
    self { $0 == 0 ? 0 : 1 + self.provider(\.provided)($0 - 1) }
  }
  var listed: ParameterFactory<Int, Int> {
    self { $0 == 0 ? 0 : 1 + self.lister($0 - 1) }
  }
  var lister: ParameterFactory<Int, Int> {
    self { depth in self[\.listers].map { $0(depth) }.reduce(0, +) }
  }
  static var listers: Tags<Provider<Int, Int>> { [Tagged(\.listed)] }
  var through: ParameterFactory<Int, Int> {
    self { depth in depth == 0 ? 0 : 1 + self.with(Level(value: depth - 1)) { $0.middle() } }
  }
  var middle: Factory<Int> { self { self.through(self.require(Level.self).value) } }
}
