/// A container with one instance that the whole program can reach.
///
/// A factory that you declare in `extension SharedContainer` is available in all of these
/// containers. If a module needs a container of its own, conform a final class:
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
