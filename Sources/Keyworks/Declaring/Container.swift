/// The ready-made container.
///
/// ```swift
/// extension Container {
///   var network: Factory<any Network> { self { HTTPNetwork() }.singleton }
/// }
/// let network = Container.shared.network()
/// ```
public final class Container: SharedContainer {
  /// The instance that code without a container at hand uses.
  public static let shared = Container(ContainerManager(madeIn: nil))

  /// What the container keeps: its instances, registrations and overrides.
  public let manager: ContainerManager

  /// Creates a container that has kept nothing yet.
  public convenience init() { self.init(ContainerManager()) }

  private init(_ manager: ContainerManager) { self.manager = manager }
}
