import Keyworks
import TestSupport
import Testing

@Suite struct `Many factories and instances` {
  private let world = World()

  @Test func `four threads resolve nine hundred factories and get one instance of each`() {
    let seen = inParallel(4) { _ in Numbers.resolveAll(in: world) }
    #expect(seen[0].count == 900)
    #expect(seen.allSatisfy { $0 == seen[0] })
    #expect(Set(seen[0]).count == 900)
    #expect(world.probe.made == 900)
  }

  @Test func `a graph has one instance for each set of arguments`() {
    let isShared: Factory<Bool> = world {
      let first = (0..<200).map { world.inGraph($0) }
      return (0..<200).allSatisfy { world.inGraph($0) === first[$0] }
    }
    #expect(isShared())
    #expect(world.probe.made == 200)
    #expect(world.probe.alive == 0)
  }

  @Test func `a graph has one instance for each id, and one without an id`() {
    let ids = (1...20).map { "\($0)" as String? } + [nil]
    let serials: Factory<[Int]> = world {
      (ids + ids).map { name in
        world.hostName.withLock { $0 = name }
        return world.host().serial
      }
    }
    #expect(serials() == Array(1...21) + Array(1...21))
  }

  @Test func `cached values of any size and alignment are returned intact`() {
    #expect(world.wide() == SIMD16(repeating: 7))
    #expect(world.wide() == SIMD16(repeating: 7))
    _ = (world.nothing(), world.nothing())
    #expect(world.probe.made == 1)
    #expect([world.large(), world.large()] == [Large(), Large()])
    #expect(world.small() == 3)
    #expect(world.small() == 3)
  }
}

/// Any number of types: pairs of nested numbers.
private enum Numbers {
  private struct Zero {}
  private struct Next<Number> {}
  private final class Kept<Tens, Ones>: Sendable {
    let thing: Thing
    init(_ thing: Thing) { self.thing = thing }
  }
  private struct Family<Tens, Ones> {
    let world: World
    var member: Factory<Kept<Tens, Ones>> { world { Kept(world.make()) }.cached }
  }

  /// The instances of nine hundred factories, each resolved twice.
  static func resolveAll(in world: World) -> [ObjectIdentifier] {
    var digits: [any Any.Type] = [Zero.self]
    func next<Number>(_: Number.Type) -> any Any.Type { Next<Number>.self }
    while digits.count < 30 { digits.append(_openExistential(digits[digits.count - 1], do: next)) }
    var found: [ObjectIdentifier] = []
    func resolve<Tens, Ones>(_: Tens.Type, _: Ones.Type) {
      let family = Family<Tens, Ones>(world: world)
      let kept = family.member()
      #expect(kept === family.member())
      found.append(ObjectIdentifier(kept))
    }
    for tens in digits {
      for ones in digits {
        func withTens<Tens>(_ tens: Tens.Type) {
          func withOnes<Ones>(_ ones: Ones.Type) { resolve(tens, ones) }
          _openExistential(ones, do: withOnes)
        }
        _openExistential(tens, do: withTens)
      }
    }
    return found
  }
}

private struct Large: Sendable, Equatable {
  var numbers = [1, 2, 3]
  var text = "a text that is longer than fits in place"
  var more = SIMD4(1.0, 2.0, 3.0, 4.0)
}

private struct Empty: Sendable {}

extension World {
  fileprivate var inGraph: ParameterFactory<Int, Thing> { self { _ in self.make() }.graph }
  /// One property with an id for some hosts, and none for the others.
  fileprivate var host: Factory<Thing> {
    guard let name = hostName.withLock({ $0 }) else { return self { self.make() }.graph }
    return self(id: name) { self.make() }.graph
  }
  fileprivate var wide: Factory<SIMD16<Float>> { self { SIMD16(repeating: 7) }.cached }
  fileprivate var nothing: Factory<Empty> {
    self {
      _ = self.make()
      return Empty()
    }.cached
  }
  fileprivate var large: Factory<Large> { self { Large() }.cached }
  fileprivate var small: Factory<UInt8> { self { 3 }.cached }
}
