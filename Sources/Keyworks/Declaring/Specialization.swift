/// Tells containers of a generic class apart: `Box<Int>` and `Box<String>` share no singletons.
enum Specialization {
  /// The class of a container, if it is generic; else 0.
  static func of(_ container: any ManagedContainer) -> UInt {
    let type = type(of: container)
    return isGeneric(type) ? UInt(bitPattern: ObjectIdentifier(type)) : 0
  }

  /// Whether a type is generic. The answer is cached, because creating the name of a type takes
  /// longer than creating a container.
  private static func isGeneric(_ type: any Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    let isGeneric = String(reflecting: type).contains("<")
    known.withLock { $0[key] = isGeneric }
    return isGeneric
  }

  private static let known = Guarded([ObjectIdentifier(Container.self): false])
}
