/// Tells containers of a generic class apart: `Box<Int>` and `Box<String>` share no singletons.
enum Specialization {
  /// The class of a container, if it is generic; else 0.
  static func of(_ container: any ManagedContainer) -> UInt {
    let type = type(of: container)
    // Most programs have no other container, and the first dictionary takes a tenth of a start.
    if type == Container.self { return 0 }
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    let isGeneric = String(reflecting: type).contains("<")
    let number = isGeneric ? UInt(bitPattern: key) : 0
    known.withLock { $0[key] = number }
    return number
  }

  /// Cached, because creating the name of a type takes longer than creating a container.
  private static let known = Guarded([ObjectIdentifier: UInt]())
}
