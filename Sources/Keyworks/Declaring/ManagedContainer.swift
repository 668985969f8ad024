/// An object whose properties declare factories.
///
/// Conform a final class and give it a manager; that is all. A container passed
/// around as an instance needs no more than this. One that has a `shared` instance
/// conforms to ``SharedContainer``.
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
  /// What the container keeps: its instances, registrations and overrides.
  ///
  /// It must be the same object each time, so declare it with `let`.
  var manager: ContainerManager { get }

  /// The container that this one belongs to, as one for a request belongs to that of the app; nil if
  /// you say nothing.
  ///
  /// It must be the same object each time. In an object that this container builds, ``Injected`` finds
  /// the nearest container of its type among this one and its parents, before the shared one. This
  /// container is closed before its parent.
  var parent: (any ManagedContainer)? { get }

  /// The manager, not retained for who asks. Leave it to the default.
  var _manager: _Borrowed<ContainerManager> { get }
}

// SAFETY: the container holds its manager, and whoever asks holds the container.
extension ManagedContainer {
  /// The manager, not retained: where the compiler does not know the class of a container,
  /// a retained one would cost two atomic operations for each resolve.
  ///
  /// That of a computed property would be gone by then, so it is asked for twice: of a stored
  /// one the optimizer leaves nothing of the question.
  @inlinable
  public var _manager: _Borrowed<ContainerManager> {
    let manager = manager
    if _Borrowed(manager) != _Borrowed(self.manager) { refuseManager() }
    return withExtendedLifetime(manager) { _Borrowed(manager) }
  }

  @usableFromInline
  func refuseManager() -> Never { Misuse.managerNotStored("\(type(of: self))").stop() }
}
