/// A factory that takes arguments at each call. Its type names the arguments first and the value
/// last.
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
/// If the first argument is a ``Variant``, it is in force while the body runs.
///
/// If the arguments are `Hashable`, it can cache instances: one for each set of arguments, compared
/// by `==`.
public struct ParameterFactory<each Argument, Value> {
  // The parts of the declaration are stored separately: see `Factory`.
  @usableFromInline let container: any ManagedContainer
  @usableFromInline var place: Place
  @usableFromInline var extras: Extras
  @usableFromInline let body: (repeat each Argument) -> Value

  /// The declaration of the factory: its place, its lifetime and what its modifiers say.
  @_alwaysEmitIntoClient public var declaration: Declaration<Value> {
    @inline(__always) get { Declaration(in: container, at: place, extras) }
  }

  /// Returns a changed copy.
  @_alwaysEmitIntoClient @inline(__always)
  public func _changed(by change: _Change<Self>) -> Self { Self(change.declaration, body) }

  @_alwaysEmitIntoClient @inline(__always)
  package init(_ declaration: Declaration<Value>, _ body: @escaping (repeat each Argument) -> Value)
  {
    (container, place, extras) = (declaration.container, declaration.place, declaration.extras)
    self.body = body
  }

  /// Returns the cached instance for these arguments, or builds a new one.
  ///
  /// You can call it from any thread. While one caller builds a cached instance, others that need
  /// the same instance wait for it, so the body runs once. No lock is held while the body runs.
  ///
  /// - Precondition: Building the value does not resolve this factory again with equal arguments.
  @_alwaysEmitIntoClient @inline(__always)
  public func callAsFunction(_ arguments: repeat each Argument) -> Value {
    let begun = begin(repeat each arguments)
    // SAFETY: `begin` is that of this declaration.
    guard let body = body(after: begun) else { return unsafe begun.value(as: Value.self) }
    var value = body(repeat each arguments)
    end(&value)
    return value
  }

  /// The same for the other code of the library. It is not inlined, because that code would get a
  /// large copy for each way to resolve a factory.
  @inline(never)
  package func resolved(_ arguments: repeat each Argument) -> Value { self(repeat each arguments) }

  // In a recursion, `callAsFunction` is on the stack once for each level. Each pack that it passes
  // on and each copy of the declaration takes stack space, so it does next to nothing itself. The
  // optimizer merges the separate functions below.

  /// Begins a resolve.
  @_alwaysEmitIntoClient @inline(__always)
  func begin(_ arguments: repeat each Argument) -> Begun {
    if isBare {
      if enter(container, container._manager, place) { return .define }
      if enterBesideLayers(container, container._manager, place, Value.self) { return .define }
    }
    // Not a method of the factory: for a call of one, the factory would be assembled and its container
    // retained, even on the short way.
    return declaration.begin(repeat each arguments)
  }

  /// Returns the body to run, or nil if the resolve is over.
  @_alwaysEmitIntoClient @inline(__always)
  func body(after begun: Begun) -> ((repeat each Argument) -> Value)? {
    switch begun {
    case .define: body
    case .run(let layer): Self.body(of: layer, at: place)
    case .value, .failure: nil
    }
  }

  /// Ends a resolve. It changes the value in place, because the optimizer would copy a value that
  /// is returned on two paths.
  @_alwaysEmitIntoClient @inline(__always)
  func end(_ value: inout Value) {
    if isBare, leave(container) { return }
    declaration.end(&value)
  }

  /// Whether the factory has neither a lifetime nor other modifiers: each resolve builds.
  @_alwaysEmitIntoClient @inline(__always)
  var isBare: Bool { if case .none = extras { place.lifetime.isUnique } else { false } }

  /// A body. It is wrapped in a struct, because a function type with a pack cannot be an argument of
  /// a generic type.
  package struct Boxed { package let call: (repeat each Argument) -> Value }

  @usableFromInline
  static func body(of layer: AnyBox, at place: Place) -> (repeat each Argument) -> Value {
    layer.body(as: Boxed.self, at: place).call
  }

  @usableFromInline
  static func boxed(_ body: @escaping (repeat each Argument) -> Value) -> AnyBox {
    Box(Boxed(call: body))
  }
}

/// Begins to resolve a factory without modifiers, if its container has no layers.
@usableFromInline
func enter(
  _ container: any ManagedContainer, _ manager: Borrowed<ContainerManager>, _ place: Place
) -> Bool {
  enter(container, manager, place) { $0.isQuiet }
}

/// The same if its container has layers, but the factory has none.
@usableFromInline
func enterBesideLayers(
  _ container: any ManagedContainer, _ manager: Borrowed<ContainerManager>, _ place: Place,
  _ type: any Any.Type
) -> Bool {
  enter(container, manager, place) { $0.isWithoutLayers(SlotKey(place, type)) }
}

@inline(__always)
private func enter(
  _ container: any ManagedContainer, _ manager: Borrowed<ContainerManager>, _ place: Place,
  if hasNoLayers: (SlotStore) -> Bool
) -> Bool {
  if place.isLiveAmongSandboxes || ThisThread.notesInputs { return false }
  // SAFETY: the container holds its manager.
  guard manager.active(for: container).with({ hasNoLayers($0.store) }) else { return false }
  _ = Frame.push(container, place)
  return true
}

/// Ends the innermost resolve, unless it took the long way.
///
/// - Parameter container: The frame borrows it, so the caller must hold it until this call.
@usableFromInline
func leave(_ container: any ManagedContainer) -> Bool {
  let frame = Frame.innermost
  if frame.resolution != nil { return false }
  frame.pop()
  return true
}

extension ParameterFactory: KeptFactory where repeat each Argument: Hashable {
  /// The value and the arguments. Any thread may compare the arguments to find a cached instance.
  public typealias Shared = (Value, repeat each Argument)

  /// Caches one instance for each set of arguments.
  @_alwaysEmitIntoClient @inline(__always)
  public mutating func keep(_ lifetime: Lifetime) {
    place.lifetime = lifetime
    extras.add(arguments: HashedArguments<repeat each Argument>.self)
  }
}
