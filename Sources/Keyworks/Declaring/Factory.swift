/// A property of a container that builds, and perhaps keeps, one kind of value.
///
/// A factory is a value: its modifiers return changed copies, and evaluating the
/// property touches nothing. Calling it resolves.
///
/// ```swift
/// extension Container {
///   var clock: Factory<any Clock> { self { SystemClock() }.cached }
/// }
/// let clock = container.clock()
/// ```
@_eagerMove  // It ends with its last use: held to the end of a scope, it would be retained there.
public struct Factory<Value> {
  // The parts of the declaration, side by side: where one struct stands inside another,
  // the optimiser leaves a retain and a release of the container at each use.
  @usableFromInline let container: any ManagedContainer
  @usableFromInline var place: Place
  @usableFromInline var extras: Declaration<Value>.Extras
  @usableFromInline let body: () -> Value

  /// Where it is declared and what was said about it.
  @inlinable public var declaration: Declaration<Value> {
    @inline(__always) get { Declaration(in: container, at: place, extras) }
  }

  /// Takes up what one of the library's modifiers says.
  @inlinable @inline(__always)
  public mutating func apply(_ modification: Modification<Value>) {
    var changed = declaration
    modification.change(&changed)
    (place, extras) = (changed.place, changed.extras)
  }

  @inlinable @inline(__always)
  init(in container: any ManagedContainer, at place: Place, _ body: @escaping () -> Value) {
    self.container = container
    self.place = place
    extras = .none
    self.body = body
  }

  init(_ declaration: Declaration<Value>, _ body: @escaping () -> Value) {
    (container, place, extras) = (declaration.container, declaration.place, declaration.extras)
    self.body = body
  }

  /// Returns the value: the kept one, or a new one.
  ///
  /// Callable from any thread. While one caller builds an instance that is kept, others
  /// that want the same one wait for it; the body runs once. No lock is held while it
  /// runs.
  ///
  /// - Precondition: Building the value does not need this factory again.
  @inlinable @inline(__always)
  @_semantics("optimize.sil.specialize.generic.never")  // It would only be inlined.
  public __consuming func callAsFunction() -> Value {  // No caller has code to end a factory.
    if case .none = extras { return resolve(container, container._manager, place, body) }
    return resolve(declaration, container._manager, body)
  }

  /// What resolving takes, for one who holds the container anyway: the factory itself would
  /// retain it until there is a value.
  ///
  /// - Returns: Nil if the factory belongs to another container.
  @inlinable @inline(__always)
  __consuming func parts(
    in holder: some ManagedContainer
  ) -> (place: Place, extras: Declaration<Value>.Extras, body: () -> Value)? {
    container === holder ? (place, extras, body) : nil
  }
}
