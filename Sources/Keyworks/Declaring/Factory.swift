/// A property of a container that builds one kind of value, and may cache it.
///
/// A factory is a value. Its modifiers return changed copies, and reading the property has no side
/// effects. Call a factory to resolve it.
///
/// ```swift
/// extension Container {
///   var clock: Factory<any Clock> { self { SystemClock() }.cached }
/// }
/// let clock = container.clock()
/// ```
@_eagerMove  // Released after its last use: until the end of a scope, it would be retained.
public struct Factory<Value> {
  // The parts of the declaration are stored separately. If they were in a nested struct, the
  // optimizer would leave a retain and a release of the container at each use.
  @usableFromInline let container: any ManagedContainer
  @usableFromInline var place: Place
  @usableFromInline var extras: Extras
  @usableFromInline let body: () -> Value

  /// The declaration of the factory: its place, its lifetime and what its modifiers say.
  @_alwaysEmitIntoClient public var declaration: Declaration<Value> {
    @inline(__always) get { Declaration(in: container, at: place, extras) }
  }

  /// Returns a changed copy.
  @_alwaysEmitIntoClient @inline(__always)
  public func _changed(by change: _Change<Self>) -> Self {
    var copy = self
    (copy.place, copy.extras) = (change.declaration.place, change.declaration.extras)
    return copy
  }

  @_alwaysEmitIntoClient @inline(__always)
  init(in container: any ManagedContainer, at place: Place, _ body: @escaping () -> Value) {
    self.container = container
    self.place = place
    extras = .none
    self.body = body
  }

  @usableFromInline
  init(_ declaration: Declaration<Value>, _ body: @escaping () -> Value) {
    (container, place, extras) = (declaration.container, declaration.place, declaration.extras)
    self.body = body
  }

  /// Returns the cached instance, or builds a new one.
  ///
  /// You can call it from any thread. While one caller builds a cached instance, others that need
  /// the same instance wait for it, so the body runs once. No lock is held while the body runs.
  ///
  /// - Precondition: Building the value does not resolve this factory again.
  @_alwaysEmitIntoClient @inline(__always)
  @_semantics("optimize.sil.specialize.generic.never")  // It would only be inlined.
  public __consuming func callAsFunction() -> Value {  // Callers need no code to destroy it.
    if case .none = extras { return resolve(container, container._manager, place, body) }
    return resolve(declaration, container._manager, body)
  }

  /// The parts that resolving needs, for a caller that holds the container anyway. The factory
  /// itself would retain the container until there is a value.
  ///
  /// - Returns: Nil if the factory belongs to another container.
  @_alwaysEmitIntoClient @inline(__always)
  __consuming func parts(
    in holder: some ManagedContainer
  ) -> (place: Place, extras: Extras, body: () -> Value)? {
    container === holder ? (place, extras, body) : nil
  }
}
