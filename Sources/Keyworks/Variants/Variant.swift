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
/// let network = container.network.under(Environment.staging)()
/// ```
public protocol Variant: ContextValue, Hashable {}

/// A variant of any type.
package struct VariantValue: Equatable, Sendable {
  package let type: ObjectIdentifier
  package let value: any Variant
  let arguments: any Arguments

  init<V: Variant>(_ value: V) {
    type = ObjectIdentifier(V.self)
    self.value = value
    arguments = HashedArguments(value)
  }

  /// Returns at most one variant of each type, the last one.
  static func all(_ variants: [any Variant]) -> [VariantValue] {
    let variants = variants.map { VariantValue($0) }
    if variants.count < 2 { return variants }
    return variants.enumerated().filter { index, variant in
      !variants[(index + 1)...].contains { $0.type == variant.type }
    }.map(\.element)
  }

  package static func == (one: VariantValue, other: VariantValue) -> Bool {
    one.type == other.type && areEqual(one.arguments, other.arguments)
  }
}

extension [VariantValue] {
  /// Equal for the same variants.
  var hash: Int { reduce(0) { $0 ^ $1.arguments.hash } }

  /// Whether both are the same variants, in any order. Runs user code.
  func areSame(as other: [VariantValue]) -> Bool {
    count == other.count && allSatisfy(other.contains)
  }
}
