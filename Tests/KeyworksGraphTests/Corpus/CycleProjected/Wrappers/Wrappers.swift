import Keyworks

@propertyWrapper
public struct Measured {
  public var wrappedValue: Int
  public var projectedValue: Int { Container.shared.scale() }
  public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}

extension Container {
  public var scale: Factory<Int> { self { self.ruler() } }  // expect: cycle scale ruler
  public var ruler: Factory<Int> { promised() }
}
