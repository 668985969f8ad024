/// A piece of a program that may build something: the body of a factory, a function, an
/// initializer, a getter, the initial value of a property.
struct Code {
  typealias ID = Int

  /// As a path shows it, such as `Store.init(clock:)`.
  var name: String
  var place: Place?
  var uses: [Use] = []
  var requirements: [Requirement] = []
  /// Where it declares factories: `self { … }` and `promised()`, not inside a closure.
  var bodies: [Body] = []

  /// The names of the factories and providers that it resolves and calls, if those are values that
  /// it has.
  var resolvedNames: Set<String> = []
  /// It resolves a factory or calls a provider that a property has.
  var resolvesWhatItKeeps = false
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
  var timing: Timing
  var place: Place
  var traits: Traits = []

  /// Not inside a closure.
  var isAtTop = false
  var isInTeardown = false
  /// The only launch in which it happens.
  var launch: Launch?
  /// It does not happen in launches for which the factory has another body.
  var isReplaceable = false
  /// No source says so: whoever has an instance may call its methods.
  var isAssumed = false
  /// It names a list without resolving its members.
  var isOnlyNamed = false
  /// The key that a map is asked for, as the source has it.
  var key: String?
  /// Set as long as it is not known whether a factory that is handed over is resolved there.
  var receiver: Code.ID?
  /// The name of the receiver's parameter that it is for, if it is known.
  var parameter: String?

  struct Traits: OptionSet {
    let rawValue: UInt8

    /// One of several implementations of a requirement, or of a method that is overridden.
    static let isDynamic = Self(rawValue: 1)
    /// Arguments, an `id:`, a variant or a value of the context may differ from the caller's.
    static let mayEnd = Self(rawValue: 2)
    /// Inside `MainActor.assumeIsolated`.
    static let assumesMainActor = Self(rawValue: 4)
    /// Only while a variant is in force: in a body of `.when`.
    static let isUnderVariant = Self(rawValue: 8)

    /// Inside `with`, which has a value of the context for it.
    static let hasContextValue = Self(rawValue: 16)
    /// In a branch of an `if` or a `switch`.
    static let isInBranch = Self(rawValue: 32)
    /// Through a provider that is called at once: what it gives need not be kept.
    static let isOfProvider = Self(rawValue: 64)

    /// How many different sets there are.
    static let sets = 128
  }
}

/// The braces that a factory is declared with.
struct Body {
  let place: Place
  /// Something tells factories apart that have these braces: an `id:`, or a place that is given.
  let isNamed: Bool
}

/// That some code asks the context for a value.
struct Requirement {
  let key: String
  let use: Use
}

/// When a use happens, seen from the construction of what has it.
package enum Timing: Int, Comparable, CaseIterable {
  /// While it is built.
  case now
  /// At the first read, and then it is kept.
  case lazily
  /// In a task that its construction starts, and that may run before it is built or after.
  case inTask
  /// At each call, after it was built.
  case later

  package static func < (one: Self, two: Self) -> Bool { one.rawValue < two.rawValue }
}
