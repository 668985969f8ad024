/// An object whose properties declare factories.
///
/// Conform a final class and give it a manager. A container that you pass around as an instance
/// needs nothing else. A container with a `shared` instance conforms to ``SharedContainer``.
///
/// ```swift
/// final class RequestContainer: ManagedContainer {
///   let manager = ContainerManager()
/// }
/// extension RequestContainer {
///   var session: Factory<any Session> { self { DatabaseSession() }.cached }
/// }
/// ```
public protocol ManagedContainer: AnyObject, Sendable {
  /// The storage of the container: its instances, registrations and overrides.
  ///
  /// It must be the same object each time, so declare it with `let`.
  var manager: ContainerManager { get }

  /// The manager, without a retain, for the library. Use the default implementation.
  func _manager(of container: _Borrowed<AnyObject>) -> _Borrowed<ContainerManager>
}

// SAFETY: the container holds its manager, and the caller holds the container. Code outside the
// library cannot return another manager, because it cannot make the argument.
extension ManagedContainer {
  /// The manager, without a retain. Where the compiler does not know the class of a container, a
  /// retain and a release would cost two atomic operations for each resolve.
  ///
  /// A manager from a computed property would be gone by the time it is used. So the property is
  /// read twice and the results are compared. For a stored property, the optimizer removes the
  /// comparison.
  @_alwaysEmitIntoClient @inline(__always)
  package var _manager: Borrowed<ContainerManager> { _manager(of: _Borrowed(self)) }

  /// Returns the manager of this container, which is the argument.
  @_alwaysEmitIntoClient
  public func _manager(of container: _Borrowed<AnyObject>) -> _Borrowed<ContainerManager> {
    let manager = manager
    if manager !== self.manager || !container.is(self) { refuseManager() }
    return withExtendedLifetime(manager) { _Borrowed(manager) }
  }

  @usableFromInline
  func refuseManager() -> Never { Misuse.managerNotStored("\(type(of: self))").stop() }

  /// Returns a container of this type, to which something was said that is now done.
  package static func own(_ container: any ManagedContainer) -> Self {
    guard let own = container as? Self else {
      Misuse.managerShared("\(self)", "\(type(of: container))").stop()
    }
    return own
  }
}
