import Keyworks

public protocol Precedent: Sendable {
  func clause(for name: String) -> String
}

extension Container {
  public var attestation: Factory<any Precedent> { promised() }
  public var residue: Factory<any Precedent> { promised() }

  public var will: ParameterFactory<String, String> {
    self { testator in
      [self.residue(), self.attestation()].map { $0.clause(for: testator) }.joined(separator: "\n")
    }
  }

  /// Supplies a factory of this container from a house style.
  public func supply<Style: Sendable, Value>(
    _ path: KeyPath<Container, Factory<Value>> & Sendable,
    from style: Style,
    _ make: @escaping @Sendable (Style) -> Value
  ) {
    register(path) { _ in make(style) }
  }
}
