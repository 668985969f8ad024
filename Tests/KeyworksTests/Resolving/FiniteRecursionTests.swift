import Keyworks
import TestSupport
import Testing

/// Thousands of levels are no cycle, whatever ends the recursion.
@Suite struct `A finite recursion` {
  @Test(arguments: Recursions.Form.finite)
  func `a finite recursion is no cycle, whatever ends it`(form: Recursions.Form) {
    let levels = isSanitized || !isFullLength ? form.levels / 10 : form.levels
    let depth = Running(stackSize: 256 << 20) { form.descend(Recursions(), levels) }
    #expect(depth.join() == levels)
  }

  @Test(.disabled(if: isSanitized), arguments: Recursions.Form.narrow)
  func `a recursion of ten thousand levels fits on a stack of 8 MiB`(form: Recursions.Form) {
    let depth = Running(stackSize: 8 << 20) { form.descend(Recursions(), form.levels) }
    #expect(depth.join() == form.levels)
  }

  @Test func `a deep recursion can be repeated on its thread`() {
    let depths = Running(stackSize: 4 << 20) {
      let container = Recursions()
      return (0..<5).map { _ in container.argument(1_000) }
    }
    #expect(depths.join() == [1_000, 1_000, 1_000, 1_000, 1_000])
  }

  @Test func `a recursion of five levels fits on a stack of 64 KiB`() {
    #expect(Running(stackSize: 64 << 10) { Recursions().argument(5) }.join() == 5)
  }

  @Test(
    .disabled(if: isSanitized),
    arguments: ["an argument", "an id", "the argument of a provider", "the argument of a list"])
  func `a deep recursion stops before it overflows a stack of 64 KiB`(form: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [form] in
      let form = Recursions.Form.named(form)
      _ = Running(stackSize: 64 << 10) { form.descend(Recursions(), 1_000_000) }.join()
    }
    #expect(
      errorOutput(of: result).contains(
        #/levels deep and only \d+ KiB of this thread's stack are left/#))
  }

  @Test func `a deep recursion reports its depth, the stack left and its innermost levels`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Running(stackSize: 512 << 10) { Recursions().argument(1_000_000) }.join() }
    let output = errorOutput(of: result)
    let shape =
      #/
      Fatal\ error:\ 'argument'\ is\ resolved\ \d+\ levels\ deep\ and\ only\ \d+\ KiB\ of\ this\ 
      thread's\ stack\ are\ left\.\ The\ innermost\ levels:\ …\ →\ 
      argument\ \(FiniteRecursionTests\.swift:\d+\)
      (\ →\ argument){7}\.\ Resolve\ on\ a\ thread\ with\ a\ larger\ stack,\ or\ make\ one\ level\ 
      resolve\ the\ next\ when\ it\ is\ used\.
      /#
    #expect(output.contains(shape))
  }
}

/// Factories that resolve themselves until what they pass on is zero. Each returns its depth.
final class Recursions: ManagedContainer {
  let manager = ContainerManager()

  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Fewer where each level is compared with all levels around it.
    var levels = 10_000
    let descend: @Sendable (Recursions, Int) -> Int

    static func named(_ name: String) -> Form {
      guard let form = finite.first(where: { $0.testDescription == name }) else {
        fatalError("no recursion ends with \(name)")
      }
      return form
    }
  }

  struct Level: ContextValue { let value: Int }
  struct OpaqueLevel: ContextValue { let value: Opaque }

  struct Depth: Variant { let number: Int }

  struct Opaque: Sendable { let number: Int }
}

extension Recursions.Form {
  /// Those of which many levels fit on a stack of 8 MiB.
  static let narrow: [Self] = [
    Self(testDescription: "an argument") { $0.argument($1) },
    Self(testDescription: "an argument of a cached factory") { $0.kept($1) },
    Self(testDescription: "an argument of a factory with a time to live") { $0.aging($1) },
    Self(testDescription: "an argument of a registered body") { container, depth in
      container.registered.register { [unowned container] in
        $0 == 0 ? 0 : 1 + container.registered($0 - 1)
      }
      return container.registered(depth)
    },
    Self(testDescription: "an argument by key path", levels: 7_000) { $0[\.byPath, $1] },
    Self(testDescription: "an argument through another factory", levels: 3_000) { $0.zig($1) },
  ]

  static let finite: [Self] = [
    Self(testDescription: "an argument") { $0.argument($1) },
    Self(testDescription: "an argument of a cached factory") { $0.kept($1) },
    Self(testDescription: "an argument that cannot be compared") {
      $0.opaque(Recursions.Opaque(number: $1))
    },
    Self(testDescription: "an argument that cannot be compared, under one variant") {
      $0.opaqueUnder(Recursions.Opaque(number: $1))
    },
    Self(testDescription: "an argument that cannot be compared, with one id") {
      $0.opaqueWithID()(Recursions.Opaque(number: $1))
    },
    Self(testDescription: "an id") { $0.id($1)() },
    Self(testDescription: "the argument of a function") { $0.function($1)() },
    Self(testDescription: "a context value", levels: 2_000) { container, depth in
      container.with(Recursions.Level(value: depth)) { $0.context() }
    },
    Self(testDescription: "a context value that cannot be compared", levels: 2_000) {
      container, depth in
      let level = Recursions.OpaqueLevel(value: Recursions.Opaque(number: depth))
      return container.with(level) { $0.opaqueContext() }
    },
    Self(testDescription: "a variant", levels: 500) {
      $0.variant.under(Recursions.Depth(number: $1))()
    },
    Self(testDescription: "the variant of a family") { $0.family(Recursions.Depth(number: $1)) },
    Self(testDescription: "the argument of a provider") { $0.provided($1) },
    Self(testDescription: "the argument of a list") { $0.listed($1) },
    Self(testDescription: "an argument through a factory without any", levels: 2_000) {
      $0.through($1)
    },
  ]
}

extension Recursions {
  var argument: ParameterFactory<Int, Int> { self { $0 == 0 ? 0 : 1 + self.argument($0 - 1) } }
  fileprivate var kept: ParameterFactory<Int, Int> {
    self { $0 == 0 ? 0 : 1 + self.kept($0 - 1) }.cached
  }
  fileprivate var aging: ParameterFactory<Int, Int> {
    self { $0 == 0 ? 0 : 1 + self.aging($0 - 1) }.cached.timeToLive(.seconds(60))
  }
  fileprivate var registered: ParameterFactory<Int, Int> { promised() }
  var byPath: ParameterFactory<Int, Int> { self { $0 == 0 ? 0 : 1 + self[\.byPath, $0 - 1] } }
  fileprivate var zig: ParameterFactory<Int, Int> { self { $0 == 0 ? 0 : 1 + self.zag($0 - 1) } }
  private var zag: ParameterFactory<Int, Int> { self { self.zig($0) } }

  fileprivate var opaque: ParameterFactory<Opaque, Int> {
    self { $0.number == 0 ? 0 : 1 + self.opaque(Opaque(number: $0.number - 1)) }
  }
  fileprivate var opaqueUnder: ParameterFactory<Opaque, Int> {
    self {
      guard $0.number > 0 else { return 0 }
      return 1 + self.opaqueUnder.under(Depth(number: 0))(Opaque(number: $0.number - 1))
    }
  }
  fileprivate func opaqueWithID() -> ParameterFactory<Opaque, Int> {
    self(id: 1) { $0.number == 0 ? 0 : 1 + self.opaqueWithID()(Opaque(number: $0.number - 1)) }
  }
  fileprivate func id(_ depth: Int) -> Factory<Int> {
    self(id: depth) { depth == 0 ? 0 : 1 + self.id(depth - 1)() }
  }
  fileprivate func function(_ depth: Int) -> Factory<Int> {
    self { depth == 0 ? 0 : 1 + self.function(depth - 1)() }
  }
  fileprivate var context: Factory<Int> {
    self {
      let depth = self.require(Level.self).value
      return depth == 0 ? 0 : self.with(Level(value: depth - 1)) { 1 + $0.context() }
    }
  }
  fileprivate var opaqueContext: Factory<Int> {
    self {
      let depth = self.require(OpaqueLevel.self).value.number
      guard depth > 0 else { return 0 }
      return self.with(OpaqueLevel(value: Opaque(number: depth - 1))) { 1 + $0.opaqueContext() }
    }
  }
  fileprivate var variant: Factory<Int> {
    self {
      let depth = self.contextValue(of: Depth.self)?.number ?? 0
      return depth == 0 ? 0 : 1 + self.variant.under(Depth(number: depth - 1))()
    }
  }
  fileprivate var family: ParameterFactory<Depth, Int> {
    self { $0.number == 0 ? 0 : 1 + self.family(Depth(number: $0.number - 1)) }
  }
  fileprivate var provided: ParameterFactory<Int, Int> {
    self { $0 == 0 ? 0 : 1 + self.provider(\.provided)($0 - 1) }
  }
  fileprivate var listed: ParameterFactory<Int, Int> {
    self { $0 == 0 ? 0 : 1 + self.lister($0 - 1) }
  }
  private var lister: ParameterFactory<Int, Int> {
    self { depth in self[\.listers].map { $0(depth) }.reduce(0, +) }
  }
  private static var listers: Tags<ParameterProvider<Int, Int>> { [Tagged(\.listed)] }
  fileprivate var through: ParameterFactory<Int, Int> {
    self { depth in depth == 0 ? 0 : 1 + self.with(Level(value: depth - 1)) { $0.middle() } }
  }
  private var middle: Factory<Int> { self { self.through(self.require(Level.self).value) } }
}
