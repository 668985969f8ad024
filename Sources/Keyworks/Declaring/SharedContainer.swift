/// A container with one instance that the whole program can reach.
///
/// A factory written in `extension SharedContainer` is there in every container.
/// A module that wants its own conforms a final class:
///
/// ```swift
/// final class PaymentsContainer: SharedContainer {
///   static let shared = PaymentsContainer()
///   let manager = ContainerManager()
/// }
/// ```
///
/// `shared` may be computed: see <doc:ModularApps>.
public protocol SharedContainer: ManagedContainer {
  /// The instance that code without a container at hand uses.
  static var shared: Self { get }
}
