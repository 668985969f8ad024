/// A piece of a program that may build something: the body of a factory, a function, an
/// initializer, a getter, the initial value of a property.
struct Code {
  typealias ID = Int

  /// As a path shows it, such as `Store.init(clock:)`.
  var name: String
  var place: Place?
  var uses: [Use] = []

  /// It resolves a factory or calls a provider that it was given.
  var resolvesWhatItIsGiven = false
  /// What it changes about a factory that it is part of: `singleton` in a modifier of the
  /// program's own.
  var modifiers = Modifiers()
  /// It registers a body or a value for a factory that it was given.
  var registersWhatItIsGiven = false
}

/// Where something is.
package struct Place: Hashable, Comparable {
  package let file: String
  package let position: Position
  let module: String

  /// As `#fileID` has it.
  var fileID: String { "\(module)/\(file.split(separator: "/").last ?? "")" }

  init(in file: SourceFile, at position: Position) {
    self.file = file.path
    self.position = position
    module = file.module
  }

  package static func < (one: Self, two: Self) -> Bool {
    (one.file, one.position) < (two.file, two.position)
  }
}

/// That one piece of code runs another, at a place of it.
struct Use {
  var target: Code.ID
  var manner: Manner
  var place: Place
  var traits: Traits = []

  /// Not inside a closure.
  var isAtTop = false
  /// The key that a map is asked for, as the source has it.
  var key: String?
  /// Set as long as it is not known whether a factory that is handed over is resolved there.
  var receiver: Code.ID?

  struct Traits: OptionSet {
    let rawValue: UInt8

    /// One of several implementations of a requirement, or of a method that is overridden.
    static let isDynamic = Self(rawValue: 1)
    /// Arguments, an `id:` or a variant may differ from those of the caller.
    static let mayEnd = Self(rawValue: 2)
    /// Inside `MainActor.assumeIsolated`.
    static let assumesMainActor = Self(rawValue: 4)
    /// Only while a variant is in force: in a body of `.when`.
    static let isUnderVariant = Self(rawValue: 8)

    /// How many different sets there are.
    static let sets = 16
  }
}

/// When a use happens, seen from the construction of what has it.
package enum Manner: Int, Comparable, CaseIterable {
  /// While it is built.
  case now
  /// At the first read, and then it is kept.
  case lazily
  /// At each call, after it was built.
  case later

  package static func < (one: Self, two: Self) -> Bool { one.rawValue < two.rawValue }
}
