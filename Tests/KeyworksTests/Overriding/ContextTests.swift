import Keyworks
import TestSupport
import Testing

@Suite struct `A body for a context` {
  private let shop = Shop()

  @Test func `a body for a context is used in that context, and the definition elsewhere`() {
    #expect(shop.clock() == "test")  // this is a test
    for (context, expected) in Shop.expectations {
      withSandbox {
        LaunchContext.current = context
        #expect(shop.clock() == expected)
        #expect(shop.reversed() == expected)
        #expect(shop.kept() == expected)
        #expect(shop.sized(1) == "\(expected) 1")
        #expect((try? shop.failing()) == (context.conditions.contains(.test) ? "test" : nil))
      }
    }
  }

  @Test func `a body for a context precedes a registration, but not an override`() {
    for lifetime in [\Shop.clock, \Shop.kept, \Shop.single] {
      withSandbox {
        let shop = Shop()
        shop[keyPath: lifetime].register { "registered" }
        #expect(shop[lifetime] == "test")
        shop.other.override { "layered" }
        #expect(shop[lifetime] == "test")
        let token = shop[keyPath: lifetime].override { "override" }
        #expect(shop[lifetime] == "override")
        token.revert()
        shop[keyPath: lifetime].register(with: "value")
        #expect(shop[lifetime] == "test")
        LaunchContext.current.conditions.remove(.test)
        shop.reset(.instances)
        shop.reset(scope: .singleton)
        #expect(shop[lifetime] == "value")
      }
    }
  }

  @Test func `a body for a context is decorated like a definition`() {
    #expect(shop.decorated() == "<test>")
    shop.decorated.decorate { "[\($0)]" }
    #expect(shop.decorated() == "[<test>]")
  }

  @Test func `a singleton with a body for the context stays shared despite a registration`() {
    withSandbox {
      let (one, other) = (Shop(), Shop())
      one.thing.register { Probe().make("registered") }
      #expect(one.thing() === other.thing())
      #expect(one.thing().label == "test")
      one.thing.override { Probe().make("override") }
      #expect(one.thing() !== other.thing())
    }
  }

  @Test func `a sandbox does not see the launch context of another sandbox`() async {
    let areRight = await inTasks(50) { number in
      await withSandbox {
        LaunchContext.current = LaunchContext(number % 2 == 0 ? [.test] : [])
        await Task.yield()
        return shop.clock() == (number % 2 == 0 ? "test" : "definition")
      }
    }
    #expect(areRight.allSatisfy { $0 })
  }

  @Test func `the launch context can change while other threads resolve`() {
    withSandbox {
      let sandbox = Sandbox.capture()
      let seen = inParallel(4) { thread in
        sandbox.run {
          (0..<200).map { round in
            if thread == 0 { LaunchContext.current.conditions = round % 2 == 0 ? [.test] : [] }
            return shop.clock()
          }
        }
      }
      #expect(Set(seen.joined()).isSubset(of: ["test", "definition"]))
      #expect(seen[0].enumerated().allSatisfy { $1 == ($0 % 2 == 0 ? "test" : "definition") })
    }
  }

  @Test func `the launch context reflects how the process was launched`() {
    let arguments = CommandLine.arguments.dropFirst().map(LaunchCondition.argument)
    #expect(LaunchContext.current.conditions == Set(arguments + [.test]))
  }

  @Test func `the launch context of the process can be set before a factory reads it`() async {
    await #expect(processExitsWith: .success) {
      LaunchContext.current.conditions = [.argument("-b")]
      precondition(Shop().clock() == "b")
    }
  }

  @Test func `the launch can get variants while only instances of graphs have been built`() async {
    await #expect(processExitsWith: .success) {
      _ = (Shop().graph(), withSandbox { Shop().cached() })
      LaunchContext.current.variants = [Season.winter]
      precondition(LaunchContext.current.variants.count == 1)
    }
  }
}

extension Stop {
  static let ofLaunchContexts: [Stop] = [
    late("setting the launch context after a factory has read it stops the program") {
      _ = Shop().clock()
      LaunchContext.current.conditions = []
    },
    late("setting variants of the launch after an instance was cached stops the program") {
      let shop = Shop()
      // The first resolve of a container takes another way.
      _ = shop.graph()
      _ = shop.cached()
      LaunchContext.current.variants = [Season.winter]
    },
  ]

  private static func late(_ name: String, _ work: @escaping @Sendable () -> Void) -> Stop {
    Stop(
      name,
      """
      LaunchContext.current was set after a factory had read it, or its variants after an instance \
      was cached. Set it earlier, or in a test: withSandbox { LaunchContext.current.conditions = […] }
      """, work)
  }
}

private enum Season: Variant { case winter }

private final class Shop: ManagedContainer {
  let manager = ContainerManager()

  var cached: Factory<Int> { self { 1 }.cached }
  var graph: Factory<Int> { self { 1 }.graph }

  static let expectations = [
    (LaunchContext(), "definition"),
    (LaunchContext([.test]), "test"),
    (LaunchContext([.preview]), "preview"),
    (LaunchContext([.preview, .test]), "preview"),
    (LaunchContext([.argument("-b"), .test]), "b"),
    (LaunchContext([.argument("-a"), .argument("-b"), .preview, .test]), "a"),
    (LaunchContext([.argument("-c")]), "definition"),
  ]

  var clock: Factory<String> {
    self { "definition" }
      .on(.argument("-a")) { "a" }.on(.argument("-b")) { "b" }
      .on(.preview) { "preview" }.on(.test) { "test" }
  }
  var reversed: Factory<String> {
    self { "definition" }
      .on(.test) { "test" }.on(.preview) { "preview" }
      .on(.argument("-a")) { "a" }.on(.argument("-b")) { "b" }
  }
  var kept: Factory<String> {
    self { "definition" }.cached
      .on(.argument("-a")) { "a" }.on(.argument("-b")) { "b" }
      .on(.preview) { "preview" }.on(.test) { "test" }
  }
  var single: Factory<String> { self { "definition" }.on(.test) { "test" }.singleton }
  var sized: ParameterFactory<Int, String> {
    self { "definition \($0)" }
      .on(.argument("-a")) { "a \($0)" }.on(.argument("-b")) { "b \($0)" }
      .on(.preview) { "preview \($0)" }.on(.test) { "test \($0)" }.cached
  }
  var decorated: Factory<String> {
    self { "definition" }.decorated { "<\($0)>" }.on(.test) { "test" }
  }
  var other: Factory<String> { self { "other" } }
  var thing: Factory<Thing> {
    self { Probe().make("definition") }.on(.test) { Probe().make("test") }.singleton
  }
  struct Offline: Error {}
  var failing: ThrowingFactory<String, Offline> {
    self.throwing { () throws(Offline) in throw Offline() }.on(.test) { () throws(Offline) in "test"
    }
  }
}
