/// A choice that you make where you resolve something, and that travels down from there.
///
/// If you use an enumeration, its module knows all cases. If you use a struct with static
/// constants, other modules can add some, as to ``Scope``:
///
/// ```swift
/// enum Environment: Variant { case production, staging }
///
/// struct Brand: Variant { let name: String }
/// extension Brand { static let acme = Brand(name: "acme") }
///
/// extension Container {
///   var network: Factory<Network> {
///     self { Network("example.org") }
///       .when(Environment.staging) { Network("staging.example.org") }
///       .when(Environment.staging, Brand.acme) { Network("staging.acme.example") }
///   }
/// }
/// let network = container[\.network, under: .exactly(Environment.staging)]
/// ```
public protocol Variant: Hashable, Sendable {}

/// The variants under which something is resolved.
public struct VariantChoice: Sendable {
  enum Kind: Sendable {
    case inherited
    case exactly([VariantValue])
    case none(ObjectIdentifier?)
  }
  let kind: Kind

  /// The variants in force, if there are any.
  public static var inherited: VariantChoice { VariantChoice(kind: .inherited) }

  /// This variant. A factory that caches instances keeps a separate one for it.
  public static func exactly(_ variant: some Variant) -> VariantChoice {
    VariantChoice(kind: .exactly([VariantValue(variant)]))
  }

  /// These variants. If two of them have the same type, the last one counts.
  public static func exactly<First: Variant, each Other: Variant>(
    _ first: First, _ others: repeat each Other
  ) -> VariantChoice {
    VariantChoice(kind: .exactly(VariantValue.all(first, repeat each others)))
  }

  /// No variant, whatever is in force.
  public static var none: VariantChoice { VariantChoice(kind: .none(nil)) }

  /// No variant of this type.
  public static func none<V: Variant>(of type: V.Type) -> VariantChoice {
    VariantChoice(kind: .none(ObjectIdentifier(type)))
  }
}

/// A variant of any type.
struct VariantValue: Sendable {
  let type: ObjectIdentifier
  let value: any Variant
  let arguments: any Arguments

  init<V: Variant>(_ value: V) {
    type = ObjectIdentifier(V.self)
    self.value = value
    arguments = HashedArguments(value)
  }

  static func all<each V: Variant>(_ variants: repeat each V) -> [VariantValue] {
    var all: [VariantValue] = []
    func add(_ new: VariantValue) {
      all.removeAll { $0.type == new.type }
      all.append(new)
    }
    repeat add(VariantValue(each variants))
    return all
  }
}

extension VariantValue: Equatable {
  static func == (one: VariantValue, other: VariantValue) -> Bool {
    one.type == other.type && areEqual(one.arguments, other.arguments)
  }
}
