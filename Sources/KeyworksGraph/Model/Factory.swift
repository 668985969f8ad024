/// A factory of a program, or a list of factories.
package struct Factory {
  package let name: String
  /// With the labels of a function's parameters, which tell it from others of its name.
  let fullName: String
  package let module: String
  package let container: String
  /// The container with its module, as mangled names have it.
  let containerType: String
  package let kind: Kind
  package let type: String
  package let place: Place
  let code: Code.ID

  package var modifiers = Modifiers()
  /// It is resolved on the main actor: because of its type, or of its property.
  package var isMainActor = false
  /// Its type says that.
  var isOfMainActor = false
  /// Its body can wait, or those of its members can: whoever resolves it does so with `await`.
  package var isAsync = false
  /// An async factory with arguments.
  var takesArguments = false
  /// A function or a subscript.
  package var isFunction = false
  /// Of a list: whether it is stored instead of computed.
  package var isStored = false
  /// Of a list: written `[]` or `[:]`, which has no place to know it by.
  var isBareLiteral = false
  /// It fulfils a requirement of a protocol.
  var isWitness = false

  /// The braces that it is declared with; several, if its getter has branches with one each.
  var bodies: [Place] = []
  /// The function that has its braces, if that is all that its instances are known by.
  var maker: String?
  var lifetimeFlaws: [LifetimeFlaw] = []

  package enum Kind: String {
    case factory, parameter, throwing, variant, async, list, map
  }

  package var isList: Bool { kind == .list || kind == .map }

  var isKept: Bool { lifetime != .unique && lifetime != .graph }

  /// A resolve inside its own resolve may be about something else, so it may end.
  package var mayDiffer: Bool {
    kind == .parameter || kind == .variant || takesArguments || hasID || isFunction
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

    /// One word for each.
    var word: String {
      switch self {
      case .unique: "unique"
      case .graph: "graph"
      case .shared: "shared"
      case .cached: "cached"
      case .singleton: "singleton"
      case .scope: "scope"
      }
    }

    /// As the source has it.
    package var text: String {
      switch self {
      case .unique: word
      case .scope(let name): ".scope(\(name))"
      default: ".\(word)"
      }
    }
  }
}

/// What stands behind the body of a factory.
package struct Modifiers {
  /// Nil if none is written.
  var lifetime: Factory.Lifetime?
  /// Instances age: `.timeToLive`.
  var ages = false
  var isPromised = false
  var hasID = false
  var hasTeardown = false
  /// Its instances are told apart by a variant.
  var varies = false
  /// It has bodies for variants.
  var hasBodiesForVariants = false
  /// The launches that it has bodies for.
  var launches: Set<Launch> = []

  /// Adds those of code that the factory is made by.
  mutating func add(_ other: Modifiers) {
    lifetime = lifetime ?? other.lifetime
    ages = ages || other.ages
    isPromised = isPromised || other.isPromised
    hasID = hasID || other.hasID
    hasTeardown = hasTeardown || other.hasTeardown
    varies = varies || other.varies
    hasBodiesForVariants = hasBodiesForVariants || other.hasBodiesForVariants
    launches.formUnion(other.launches)
  }
}

/// A lifetime that has no effect, where it is written.
struct LifetimeFlaw {
  let place: Place
  let kind: Kind

  enum Kind {
    /// Another one after it takes its place.
    case replaced(String, by: String)
    /// Instances age only where they are kept.
    case agesUnkept
    /// Only an object can be held weakly.
    case sharesValue
  }
}

/// That some code registers a body or a value for a factory, overrides or decorates it.
struct Registration {
  let kind: Kind
  let factory: Code.ID
  let code: Code.ID
  let place: Place
  /// The container, as the source has it, if the code registers whenever it runs.
  let receiver: String?

  /// A case is a body for variants. An override is for as long as somebody wants, as tests do.
  enum Kind: String { case register, registerCase, override, decorate }
}

/// One factory in a list, from the literal or contributed.
package struct Member {
  let list: Code.ID
  let factory: Code.ID
  package let place: Place
  package var priority: Priority
  package var bonds: [Bond] = []
  /// The key in a map, as the source has it.
  var key: String?
  /// The arguments, if the factory is a subscript.
  var arguments = ""
  /// What is written after `under:`.
  var variant = ""
  /// The module that contributes it; none for a member of the literal.
  package var contributor: String?
  /// The code that names it, and the bracket around that in the source.
  let code: Code.ID
  let bracket: Int?

  /// Two that one piece of code names in different brackets may be those of two branches.
  func mayExclude(_ other: Member) -> Bool { code == other.code && bracket != other.bracket }

  /// Says whether a map may give the member for a key. Two keys that are written as literals in
  /// different ways are different ones; of others only the program knows.
  func mayHave(_ other: String?) -> Bool {
    guard let key, let other, Literal.isLiteral(key), Literal.isLiteral(other) else { return true }
    return key == other
  }

  /// Says whether the other is contributed again and not another member.
  func isRepeated(by other: Member) -> Bool {
    other.contributor != nil && factory == other.factory && arguments == other.arguments
      && variant == other.variant
  }

  /// Says whether the keys of two members are surely the same.
  func hasSameKey(as other: Member) -> Bool {
    guard let key, let second = other.key else { return false }
    return key == second && Literal.isLiteral(key)
  }

  package enum Priority: Equatable {
    case value(Int)
    /// Something that only the program knows, with its text.
    case unknown(String)
  }

  package struct Bond: Equatable {
    let isBefore: Bool
    let other: Code.ID
    let name: String
    /// The arguments of a subscript.
    let arguments: String
  }
}
