/// A container that wires itself before it is first used.
///
/// Conform in the app, never in a library: there can be only one conformance, and `@retroactive`
/// states that it is the app's. The conformance calls what each module offers.
///
/// ```swift
/// extension Container: @retroactive AutoRegistering {
///   public func autoRegister() {
///     Payments.register(in: self)
///     Search.register(in: self)
///   }
/// }
/// ```
///
/// `autoRegister` runs once for each container, before its first use of any kind, and again after
/// the registrations of the container were reset. Other threads wait for it. Its own thread can use
/// the container while it runs.
///
/// Its statements are the *wiring* of the container. They give way to everything that others
/// register, override or say about a list, whoever came first. A reset restores them, and if
/// `autoRegister` runs again, it replaces them. A `Wiring` can be switched off; this one is
/// always on.
public protocol AutoRegistering: ManagedContainer {
  /// Registers the factories that the container needs.
  func autoRegister()
}

/// The `autoRegister` of a container.
final class AutoRegister: Chore {
  /// It has the priority 0, and ranks below every other author of that priority.
  let author: Author? = Author(priority: 0, rank: [0])
  /// The tokens that take back the statements of the last run.
  private let tokens = Guarded<[Token]>([])

  var likeness: Int? { 0 }
  func isLike(_ known: any Chore) -> Bool { known is AutoRegister }

  /// Only the first use and a reset of registrations make it due, so it always runs.
  func perform(in container: any ManagedContainer, isAnew: Bool) {
    container.activeManager.takeBack(tokens.withLock { exchange(&$0, with: []) })
    let place = Place(file: #fileID, function: "autoRegister", line: #line, column: #column)
    run(in: container, at: place) { (container as? any AutoRegistering)?.autoRegister() }
  }

  func note(_ token: Token, about subject: AnyObject?) { tokens.withLock { $0.append(token) } }

  func wasLetGo() { author?.leave() }
}
