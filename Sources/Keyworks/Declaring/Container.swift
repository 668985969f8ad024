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

  /// The storage of the container: its instances, registrations and overrides.
  public let manager: ContainerManager

  /// Creates an empty container.
  public convenience init() { self.init(ContainerManager()) }

  private init(_ manager: ContainerManager) { self.manager = manager }
}
