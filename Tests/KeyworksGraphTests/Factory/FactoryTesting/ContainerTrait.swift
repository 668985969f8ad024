@_exported import FactoryKit
import Testing

public struct ContainerTrait<C: SharedContainer>: TestTrait, SuiteTrait {
  public func callAsFunction(_ transform: @escaping @Sendable (C) async -> Void) -> Self { self }
}

extension Trait where Self == ContainerTrait<Container> {
  public static var container: Self { Self() }
  public static func container(_ transform: @escaping @Sendable (Container) async -> Void) -> Self {
    Self()
  }
}
