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
  // The parts side by side; see `Factory`.
  @usableFromInline let container: any ManagedContainer
  @usableFromInline var place: Place
  @usableFromInline var extras: Declaration<Value>.Extras
  @usableFromInline let body: (repeat each Argument) -> Value

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
  init(
    in container: any ManagedContainer, at place: Place,
    _ body: @escaping (repeat each Argument) -> Value
  ) {
    self.container = container
    self.place = place
    extras = .none
    self.body = body
  }

  init(_ declaration: Declaration<Value>, _ body: @escaping (repeat each Argument) -> Value) {
    (container, place, extras) = (declaration.container, declaration.place, declaration.extras)
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
    var value = body(repeat each arguments)
    end(&value)
    return value
  }

  // `callAsFunction` stands on the stack once for every level of a recursion, and each
  // pack passed on and each copy of the declaration there costs stack. So it does next to
  // nothing itself. What is in several pieces here is one for the optimiser.

  /// Begins to resolve.
  ///
  /// - Returns: The body to run, whose value goes to `end`. If there is none, `take` has
  ///   the value.
  @inlinable @inline(__always)
  func begin(_ arguments: repeat each Argument) -> ((repeat each Argument) -> Value)? {
    if isPlain, enter(container, container._manager, place) { return body }
    return Self.begin(declaration, body, repeat each arguments)
  }

  @inlinable @inline(__always)
  func take() -> Value { declaration.take() }

  /// Ends to resolve. In place, because the optimiser would copy a value that is returned
  /// in two ways.
  @inlinable @inline(__always)
  func end(_ value: inout Value) {
    if isPlain, leave(container) { return }
    declaration.end(&value)
  }

  /// Whether the factory has nothing to say: each resolve builds.
  @inlinable @inline(__always)
  var isPlain: Bool {
    guard case .none = extras else { return false }
    return place.lifetime.isUnique
  }

  /// Begins as all kinds of factory do. Not a method of the factory: for one, the factory
  /// would be put together and its container retained, on the short way too.
  @usableFromInline
  static func begin(
    _ declaration: Declaration<Value>, _ definition: @escaping (repeat each Argument) -> Value,
    _ arguments: repeat each Argument
  ) -> ((repeat each Argument) -> Value)? {
    let before =
      declaration.place.isByVariant ? VariantsBefore(leading: repeat each arguments) : nil
    let step = declaration.begin(
      arguments: hashed(repeat each arguments, as: declaration.arguments))
    before?.restore(after: Frame.innermost)
    if ThisThread.notesInputs { Frame.innermost.note(repeat each arguments) }
    switch step {
    case .define: return definition
    case .run(let body):
      if let body = body as? Box<ParameterBody<repeat each Argument, Value>> {
        return body.value.call
      }
    case .take, .useLayerValue: return nil
    case .fail, .wait: break
    }
    Misuse.sharedIdentity(declaration.place).stop()
  }
}

/// What a layer of the factory builds with. In a struct, since a function type with a pack cannot be
/// an argument of a generic type.
struct ParameterBody<each Argument, Value> {
  let call: (repeat each Argument) -> Value
}

/// Begins to resolve a factory that has nothing to say, if its container has no layers.
@usableFromInline
func enter(
  _ container: any ManagedContainer, _ manager: Borrowed<ContainerManager>, _ place: Place
) -> Bool {
  if place.isLiveAmongSandboxes || ThisThread.notesInputs { return false }
  // SAFETY: the container holds its manager.
  let isQuiet = manager.active(for: container).with { $0.store.isQuiet }
  guard isQuiet else { return false }
  _ = Frame.push(container, place)
  return true
}

/// Ends the innermost resolve, unless it took the long way.
///
/// - Parameter container: The frame borrows it, so the caller has to hold it until here.
@usableFromInline
func leave(_ container: any ManagedContainer) -> Bool {
  let frame = Frame.innermost
  if frame.resolution != nil { return false }
  frame.pop()
  return true
}

extension ParameterFactory: KeptFactory where repeat each Argument: Hashable {
  /// The value and the arguments: a kept instance is compared by them on any thread.
  public typealias Shared = (Value, repeat each Argument)

  /// Keeps one instance for each value of the arguments.
  public mutating func keep(_ lifetime: Lifetime) {
    place.lifetime = lifetime
    apply(Modification { $0.arguments = HashedArguments<repeat each Argument>.self })
  }
}
