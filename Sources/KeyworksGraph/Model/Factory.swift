/// A factory of a program, or a list of factories.
package struct Factory {
  package let name: String
  /// The name with parameter labels, which distinguishes overloads.
  let fullName: String
  package let module: String
  package let container: String
  /// The container's qualified name, as in mangled names.
  let containerType: String
  package let kind: Kind
  package let type: String
  package let place: Place
  let code: Code.ID

  package var modifiers = Modifiers()
  /// Whether it is resolved on the main actor, because of its type or of its property.
  package let isMainActor: Bool
  /// Whether its type is that of a main-actor factory.
  let isOfMainActor: Bool
  /// Whether its body, or a member's body, is async, so that resolving it needs `await`.
  package let isAsync: Bool
  /// Whether it is an async factory with arguments.
  let takesArguments: Bool
  /// What its library has.
  let offers: Library.Offers
  /// Whether it is a function or a subscript.
  package let isFunction: Bool
  /// For a list, whether it is stored instead of computed.
  package let isStored: Bool
  /// For a list, whether it is written `[]` or `[:]`. Such a list has no place to identify it.
  let isBareLiteral: Bool
  /// Whether it satisfies a requirement of a protocol.
  let isWitness: Bool
  /// Whether its first argument is a variant.
  var isByVariant = false

  /// The braces that declare it. A getter with branches has several.
  var bodies: [Place] = []
  /// The function that contains its braces, if nothing else identifies its instances.
  var maker: String?
  var lifetimeFlaws: [LifetimeFlaw] = []

  package enum Kind: String {
    case factory, parameter, throwing, async, list, map
  }

  package var isList: Bool { kind == .list || kind == .map }

  /// Whether the elements of a list are providers, which build nothing before they are called.
  var listsProviders: Bool {
    isList && (isAsync || isOfMainActor || DeclaredType.isProviderWithArguments(type))
  }

  var isKept: Bool { lifetime != .unique && lifetime != .graph }

  /// Whether a resolve inside its own may have different arguments, so that a recursion may end.
  package var mayDiffer: Bool {
    kind == .parameter || takesArguments || hasID || isFunction && !fullName.hasSuffix("()")
  }
}

extension Factory {
  package var lifetime: Lifetime { modifiers.lifetime ?? .unique }
  package var ages: Bool { modifiers.ages }
  package var isPromised: Bool { modifiers.isPromised }
  package var hasID: Bool { modifiers.hasID }
  package var hasTeardown: Bool { modifiers.hasTeardown }
  var varies: Bool { modifiers.varies }

  package enum Lifetime: Hashable {
    case unique, graph, shared, cached, singleton
    case scope(String)

    static let named: [String: Self] = [
      "graph": .graph, "shared": .shared, "cached": .cached, "singleton": .singleton,
      "unique": .unique,
    ]

    /// The name without the argument.
    var word: String { if case .scope = self { "scope" } else { "\(self)" } }

    /// The lifetime as written in the source.
    package var text: String {
      switch self {
      case .unique: word
      case .scope(let name): ".scope(\(name))"
      default: ".\(word)"
      }
    }
  }
}

/// The modifiers after the body of a factory.
package struct Modifiers {
  /// Nil if the source states none.
  var lifetime: Factory.Lifetime?
  /// Whether instances expire: `.timeToLive`.
  var ages = false
  var isPromised = false
  var hasID = false
  var hasTeardown = false
  /// Whether instances are cached per variant.
  var varies = false
  /// The types of variants that it varies by, and those that it ignores.
  var variants = VariantTypes()
  var ignored = VariantTypes()
  /// Whether it has bodies for variants.
  var hasBodiesForVariants = false
  /// The launches that it has bodies for.
  var launches: Set<Launch> = []

  /// Adds the modifiers of a function that makes the factory.
  mutating func add(_ other: Modifiers) {
    lifetime = lifetime ?? other.lifetime
    ages = ages || other.ages
    isPromised = isPromised || other.isPromised
    hasID = hasID || other.hasID
    hasTeardown = hasTeardown || other.hasTeardown
    varies = varies || other.varies
    variants.add(other.variants)
    ignored.add(other.ignored)
    hasBodiesForVariants = hasBodiesForVariants || other.hasBodiesForVariants
    launches.formUnion(other.launches)
  }
}

/// A lifetime without effect, at the place where it is written.
struct LifetimeFlaw {
  let place: Place
  let kind: Kind

  enum Kind {
    /// A later lifetime replaces it.
    case replaced(String, by: String)
    /// Only cached instances expire.
    case agesUnkept
    /// Only an object can be held weakly.
    case sharesValue
  }
}

/// A place where code registers a body or a value for a factory, overrides it or decorates it.
struct Registration {
  let kind: Kind
  let factory: Code.ID
  let code: Code.ID
  let place: Place
  /// The container as written in the source, if the code always registers when it runs.
  let receiver: String?

  /// `registerCase` registers a body for variants. `override` is temporary, as in tests, and
  /// `revertedOverride` ends in the same statement.
  enum Kind: String { case register, registerCase, override, revertedOverride, decorate }
}

/// A factory in a list, from the list's literal or from a contribution.
package struct Member {
  let list: Code.ID
  let factory: Code.ID
  package let place: Place
  package var priority: Priority
  package var bonds: [Bond] = []
  /// The key in a keyed list, as written in the source.
  var key: String?
  /// The arguments, if the factory is a subscript.
  var arguments = ""
  /// The expression after `under:`.
  var variant = ""
  /// The module that contributes it. Nil for a member of the literal.
  package var contributor: String?
  /// The code that mentions it, and the bracket around the mention.
  let code: Code.ID
  let bracket: Int?
  /// The condition of the wiring that contributes it.
  var condition: Condition?

  /// Whether two members may belong to different branches: the same code mentions them in different
  /// brackets, or their wirings are never on together.
  func mayExclude(_ other: Member) -> Bool {
    code == other.code && bracket != other.bracket
      || condition != nil && condition?.opposite == other.condition
  }

  /// Whether a keyed list may return this member for a key. Different literals are different keys.
  /// Other keys are known only at run time.
  func mayHave(_ other: String?) -> Bool {
    guard let key, let other, Literal.isLiteral(key), Literal.isLiteral(other) else { return true }
    return key == other
  }

  /// Whether `other` is the same member, contributed once more.
  func isRepeated(by other: Member) -> Bool {
    other.contributor != nil && identity == other.identity
  }

  var identity: Identity { Identity(factory: factory, arguments: arguments, variant: variant) }

  /// Two members are equal if this is equal.
  struct Identity: Hashable {
    let factory: Code.ID
    let arguments: String
    let variant: String
  }

  /// Whether two members certainly have the same key.
  func hasSameKey(as other: Member) -> Bool {
    key.map { $0 == other.key && Literal.isLiteral($0) } ?? false
  }

  package enum Priority: Equatable {
    case value(Int)
    /// A value known only at run time, with its source text.
    case unknown(String)

    /// Whether two priorities certainly differ.
    func differs(from other: Self) -> Bool {
      guard case (.value(let one), .value(let other)) = (self, other) else { return false }
      return one != other
    }
  }

  package struct Bond: Equatable {
    let isBefore: Bool
    let other: Code.ID
    let name: String
    /// The arguments, if `other` is a subscript.
    let arguments: String
    /// The variants of the member that it names, if it names any.
    let variant: String
  }
}
