/// How long an instance is cached. You write it as `.cached` and the like: see ``KeptFactory``.
public struct Lifetime: Hashable, Sendable {
  // One number, so that a hit compares numbers. Odd if the container does not hold the instance.
  @usableFromInline let number: UInt32

  @_alwaysEmitIntoClient
  init(number: UInt32) { self.number = number }

  /// Every resolve builds.
  @_alwaysEmitIntoClient static var unique: Lifetime { Lifetime(number: 0) }
  /// One instance until the outermost resolve on this call stack returns.
  @_alwaysEmitIntoClient static var graph: Lifetime { Lifetime(number: 1) }
  /// One instance per process.
  @_alwaysEmitIntoClient static var singleton: Lifetime { Lifetime(number: 2) }
  /// One instance per container.
  @_alwaysEmitIntoClient static var cached: Lifetime { Lifetime(number: 4) }
  /// One instance per container while other code holds it.
  @_alwaysEmitIntoClient static var shared: Lifetime { Lifetime(number: 5) }

  /// The first number of a `Scope`. From here on, odd numbers are weak.
  static var firstScope: UInt32 { 6 }

  var isScope: Bool { number >= Self.firstScope }
  @_alwaysEmitIntoClient package var isUnique: Bool { number == 0 }
  package var isGraph: Bool { self == .graph }
  /// Whether the container does not hold the instance.
  var isElsewhere: Bool { number % 2 == 1 }
  package var isSingleton: Bool { self == .singleton }
  /// Whether the container holds the instance only as long as other code does.
  package var isWeak: Bool { number >= 4 && number % 2 == 1 }
  /// Whether an instance can outlive the resolve that built it.
  @_alwaysEmitIntoClient package var isKept: Bool { number >= 2 }
}
