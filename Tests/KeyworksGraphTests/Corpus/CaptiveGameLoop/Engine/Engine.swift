import Keyworks

public protocol System: AnyObject, Sendable {
  func update(_ tick: Int) -> String
}

extension Scope {
  public static let level = Scope("level")
}

public final class Loop: Sendable {
  let systems: [any System]
  init(systems: [any System]) { self.systems = systems }
  public func run(_ ticks: Range<Int>) -> [String] {
    ticks.flatMap { tick in systems.map { $0.update(tick) } }
  }
}

public final class Score: System {
  let seed: Int
  public init(seed: Int) { self.seed = seed }
  public func update(_ tick: Int) -> String { "score \(tick * seed)" }
}

extension Container {
  public var seed: Factory<Int> { self { 3 }.singleton }
  public var score: Factory<Score> { self { Score(seed: self.seed()) }.cached }
  public static var systems: KeyedTags<String, any System> { ["score": Tagged(\.score) { $0 }] }
  public var loop: Factory<Loop> {  // expect: captive loop physics gravity
    self { Loop(systems: self[\.systems].map(\.value)) }.cached
  }
  public var preview: Factory<(any System)?> {
    self { self[\.systems, "score"] }.cached
  }
}
