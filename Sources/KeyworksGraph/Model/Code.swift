/// Code that may build something: a body, a function, a getter, or the initial value of a property.
struct Code {
  typealias ID = Int

  /// The name in a printed path, such as `Store.init(clock:)`.
  var name: String
  var place: Place?
  var uses: [Use] = []
  /// The context values that it reads.
  var requirements: [(key: String, type: Symbol.ID?, use: Use)] = []
  /// The braces that declare its factory. An `id:`, or an explicit place, gives them a name.
  var bodies: [(place: Place, isNamed: Bool)] = []

  /// The types of variants that it reads with `contextValue(of:)`.
  var variantsRead = VariantTypes()
  /// The names of the factories and providers that it holds as values and resolves or calls.
  var resolvedNames: Set<String> = []
  /// The types in whose properties it finds the containers that resolve what is passed to it.
  var resolvesInPropertiesOf: Set<String> = []
  /// Whether it resolves a factory, or calls a provider, that is stored in a property.
  var resolvesWhatItKeeps = false
  /// The modifiers that it calls, such as `singleton` in a modifier that the program declares.
  var modifiers = Modifiers()
  /// The condition under which its wiring is on.
  var condition: Condition?
  /// Whether it chooses variants, perhaps for a factory that is passed to it.
  var choosesVariants = false
  /// Whether it registers a body or a value for a factory that is passed to it.
  var registersWhatItIsGiven = false
}

/// A position in the source code.
package struct Place: Hashable, Comparable {
  package let file: String
  package let position: Position
  let module: String

  /// The file in the form of `#fileID`.
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

/// One piece of code uses another at some place.
struct Use {
  var target: Code.ID
  var timing: Timing
  var place: Place
  var traits: Traits = []

  /// Whether the use is outside of all closures.
  var isAtTop = false
  var isInTeardown = false
  /// Whether the use never happens.
  var isDead = false
  /// The only launch in which the use happens.
  var launch: Launch?
  /// Whether the use does not happen in launches for which the factory has another body.
  var isReplaceable = false
  /// The code that registers the body with the use.
  var wiring: Code.ID?
  /// Whether no source shows the use. Code that has an instance is assumed to call its methods.
  var isAssumed = false
  /// Whether the use chooses the variants, so that it does not inherit them.
  var choosesVariants = false
  /// Whether a provider resolves the target, under the variants in force where that is made.
  var isProvided = false
  /// Whether the use names a list without resolving its members.
  var isOnlyNamed = false
  /// The key for the lookup in a keyed list, as written in the source.
  var key: String?
  /// The function that a factory is passed to, until it is known whether that resolves it.
  var receiver: Code.ID?
  /// The name of the receiver's parameter for the factory, if known.
  var parameter: String?

  struct Traits: OptionSet {
    let rawValue: UInt16

    // Of two ways, that with lower numbers counts. First come the traits that leave a need certain.

    /// What comes before the use may keep it from happening.
    static let isConditional = Self(rawValue: 1)
    /// The use is in a branch of an `if` or a `switch`.
    static let isInBranch = Self(rawValue: 2)
    /// The use is inside a `with` that gives a context value.
    static let hasContextValue = Self(rawValue: 4)
    /// Nothing need keep the result: the code drops it, calls a provider at once, or has only weak
    /// references to it.
    static let isUnkept = Self(rawValue: 8)
    /// Only values that are read from the result go on.
    static let isRead = Self(rawValue: 16)

    /// The target is one of several implementations of a requirement, or of an overridden method.
    static let isDynamic = Self(rawValue: 32)
    /// Arguments, an `id:`, a variant or a context value may differ from the caller's.
    static let mayEnd = Self(rawValue: 64)
    /// The use is inside `MainActor.assumeIsolated`.
    static let assumesMainActor = Self(rawValue: 128)
    /// The use happens only under a variant: it is in a body of `.when`.
    static let isUnderVariant = Self(rawValue: 256)

    /// The number of possible sets.
    static let sets = 512
  }
}

/// Which variants are in force where code resolves a factory.
enum Inheritance: Int, Comparable {
  /// Others than those under which the code runs, or unknown ones.
  case none
  /// Those in force where a closure is called that the code makes, or where a task starts.
  case ofCaller
  /// Those under which the code runs.
  case all

  static func < (one: Self, two: Self) -> Bool { one.rawValue < two.rawValue }
}

/// When a use happens, relative to the construction of the instance that has it.
package enum Timing: Int, Comparable, CaseIterable {
  /// During construction.
  case now
  /// At the first read. The result is then kept.
  case lazily
  /// In a task that the construction starts, which may run before or after its end.
  case inTask
  /// At each call, after construction.
  case later

  package static func < (one: Self, two: Self) -> Bool { one.rawValue < two.rawValue }
}
