/// A factory that is told something at each call: the arguments first, the value last.
///
/// ```swift
/// extension Container {
///   var report: ParameterFactory<ReportID, Locale, Report> {
///     self { id, locale in Report(id, locale) }
///   }
/// }
/// let report = container.report(id, .current)
/// ```
///
/// If the arguments are `Hashable` it can keep instances: one for each value of the
/// arguments, compared by `==`.
public struct ParameterFactory<each Argument, Value> {
  /// Where it is declared and what was said about it; modifiers change it in a copy.
  public var declaration: Declaration<Value>
  @usableFromInline let body: (repeat each Argument) -> Value
  /// Makes of the arguments what an instance is kept under. Set with the lifetime.
  @usableFromInline private(set) var identify: ((repeat each Argument) -> any Arguments)?

  @inlinable @inline(__always)
  init(_ declaration: Declaration<Value>, _ body: @escaping (repeat each Argument) -> Value) {
    self.declaration = declaration
    self.body = body
  }

  /// Returns the value for these arguments: the kept one, or a new one.
  ///
  /// Callable from any thread. While one caller builds an instance that is kept, others
  /// that want the same one wait for it; the body runs once. No lock is held while it
  /// runs.
  ///
  /// - Precondition: Building the value does not need this factory again with equal
  ///   arguments.
  @inlinable @inline(__always)
  public func callAsFunction(_ arguments: repeat each Argument) -> Value {
    guard let body = begin(repeat each arguments) else { return take() }
    return end(body(repeat each arguments))
  }

  // `callAsFunction` stands on the stack once for every level of a recursion, and each
  // pack passed on and each copy of the declaration there costs stack. So it does next to
  // nothing itself, and the long way stays out of it.

  /// Begins to resolve.
  ///
  /// - Returns: The body to run, whose value goes to `end`. If there is none, `take` has
  ///   the value.
  @inlinable @inline(__always)
  func begin(_ arguments: repeat each Argument) -> ((repeat each Argument) -> Value)? {
    if declaration.isPlain, enter(declaration.container, declaration.place) { return body }
    return beginThoroughly(repeat each arguments)
  }

  @inlinable @inline(__always)
  func end(_ value: Value) -> Value {
    if declaration.isPlain, leave() { return value }
    return endThoroughly(value)
  }

  @usableFromInline
  func beginThoroughly(_ arguments: repeat each Argument) -> ((repeat each Argument) -> Value)? {
    switch declaration.begin(arguments: identify?(repeat each arguments)) {
    case .define: return body
    case .run(let body):
      if let body = body as? ParameterBody<repeat each Argument, Value> { return body.call }
    case .take, .finish: return nil
    case .fail: break
    }
    Misuse.sharedIdentity(declaration.place).stop()
  }

  @usableFromInline func take() -> Value { declaration.take() }
  @usableFromInline func endThoroughly(_ value: Value) -> Value { declaration.end(value) }
}

/// Begins to resolve a factory that has nothing to say, if its container has no layers.
@usableFromInline
func enter(_ container: any ManagedContainer, _ place: Place) -> Bool {
  // SAFETY: the container holds its manager.
  let manager = Unmanaged.passUnretained(container.manager)
  guard manager._withUnsafeGuaranteedRef({ $0.store.isQuiet }) else { return false }
  _ = Frame.push(container, place)
  return true
}

/// Ends the innermost resolve, unless a layer has a say in it or somebody watches.
@usableFromInline
func leave() -> Bool {
  let frame = Frame.innermost
  guard case .nobody = frame.pointee.target, frame.pointee.plan == nil,
    frame.pointee.watch == nil
  else { return false }
  Frame.leave(frame)
  return true
}

extension ParameterFactory: KeptFactory where repeat each Argument: Hashable {
  /// The value and the arguments: a kept instance is compared by them on any thread.
  public typealias Shared = (Value, repeat each Argument)

  /// Keeps one instance for each value of the arguments.
  public mutating func keep(_ lifetime: Lifetime) {
    declaration.place.lifetime = lifetime
    identify = { (arguments: repeat each Argument) in HashedArguments(repeat each arguments) }
  }
}
