/// A container that wires itself before it is first used.
///
/// The app conforms, never a library: there can be one conformance only, and
/// `@retroactive` says that the app is where it is. It calls what each module offers.
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
/// It runs once for each container, before its first use of any kind, and again after
/// the registrations of the container were reset. Other threads wait for it; on its own thread
/// the container can be used while it runs.
///
/// What it says is the *wiring* of the container. It gives way to what others register, override
/// or say about a list, whoever came first. A reset goes back to it, and when it runs again it
/// replaces what it said before. A ``Wiring`` can be switched off; this is the one that is always on.
public protocol AutoRegistering: ManagedContainer {
  /// Registers what the container needs.
  func autoRegister()
}

extension ActiveWiring {
  /// What runs `autoRegister`.
  static func automatic(in manager: ContainerManager) -> ActiveWiring {
    ActiveWiring(
      .automatic,
      Place(file: #fileID, function: "autoRegister", line: #line, column: #column), .automatic,
      in: manager, Content { ($0 as? any AutoRegistering)?.autoRegister() })
  }
}
