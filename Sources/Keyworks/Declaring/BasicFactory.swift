/// The type behind ``ParameterFactory``, ``ThrowingFactory`` and ``ThrowingParameterFactory``.
///
/// The key, which the library chooses, says how the factory tells its instances apart.
public struct BasicFactory<Argument, Key, Value, Failure: Error> {
  // The parts of the declaration are stored separately: see `Factory`.
  @usableFromInline let container: any ManagedContainer
  @usableFromInline var place: Place
  @usableFromInline var extras: Extras
  @usableFromInline let body: Body

  @usableFromInline typealias Body = (Argument) throws(Failure) -> Value

  /// The declaration of the factory: its place, its lifetime and what its modifiers say.
  @_alwaysEmitIntoClient public var declaration: Declaration<Value> {
    @inline(__always) get { Declaration(in: container, at: place, extras) }
  }

  /// Returns a changed copy.
  @_alwaysEmitIntoClient @inline(__always)
  public func _changed(by change: _Change<Self>) -> Self { Self(change.declaration, body) }

  @_alwaysEmitIntoClient @inline(__always)
  package init(
    _ declaration: Declaration<Value>, _ body: @escaping (Argument) throws(Failure) -> Value
  ) {
    (container, place, extras) = (declaration.container, declaration.place, declaration.extras)
    self.body = body
  }

  /// Returns the cached instance, for this argument if there is one, or builds a new one.
  ///
  /// You can call it from any thread. While one caller builds a cached instance, others that need
  /// the same instance wait for it, so the body runs once. No lock is held while the body runs.
  ///
  /// - Precondition: Building the value does not resolve this factory again with equal arguments.
  @_alwaysEmitIntoClient @inline(__always)
  public func callAsFunction(_ argument: Argument) throws(Failure) -> Value {
    let begun = begin(argument)
    // SAFETY: `begin` is that of this declaration.
    guard let body = body(after: begun) else {
      if case .value(let box) = begun { return unsafe box.value(as: Value.self) }
      throw begun.error(as: Failure.self, at: place)
    }
    do throws(Failure) {
      var value = try body(argument)
      end(&value)
      return value
    } catch {
      leave(after: error)
      throw error
    }
  }

  /// Returns the cached instance, for these arguments if there are any, or builds a new one.
  @_alwaysEmitIntoClient @inline(__always)
  public func callAsFunction<each Each>(_ arguments: repeat each Each) throws(Failure) -> Value
  where Argument == (repeat each Each) {
    // A cached instance without arguments takes the short way. Not above, where a recursion would
    // need more stack at each level.
    if case .none = extras, !place.lifetime.isUnique {
      do {
        return try hit(container, container._manager, place, as: Value.self)
      } catch {}
    }
    return try self((repeat each arguments))
  }

  /// The same for the other code of the library. It is not inlined, because that code would get a
  /// large copy for each way to resolve a factory.
  @inline(never)
  package func resolved(_ argument: Argument) throws(Failure) -> Value { try self(argument) }

  // In a recursion, a call is on the stack once for each level. Each argument that it passes
  // on and each copy of the declaration takes stack space, so it does next to nothing itself. The
  // optimizer merges the separate functions below.

  /// Begins a resolve.
  @_alwaysEmitIntoClient @inline(__always)
  func begin(_ argument: Argument) -> Begun {
    if isBare, !place.isByVariant {
      if enter(container, container._manager, place) { return .define }
      if enterBesideLayers(container, container._manager, place, Value.self) { return .define }
    }
    // Not a method of the factory: for a call of one, the factory would be assembled and its
    // container retained, even on the short way.
    return declaration.begin(argument, throwsAnyError: Failure.self == (any Error).self)
  }

  /// Returns the body to run, or nil if the resolve is over.
  @_alwaysEmitIntoClient @inline(__always)
  func body(after begun: Begun) -> Body? {
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

  @usableFromInline
  static func body(of layer: AnyBox, at place: Place) -> Body {
    layer.body(as: BasicBody<Argument, Value, Failure>.self, at: place).call
  }

  @usableFromInline
  package static func boxed(_ body: @escaping (Argument) throws(Failure) -> Value) -> AnyBox {
    Box(BasicBody(call: body))
  }
}

/// A body, in a type with a name: as a generic argument, a function with typed errors needs iOS 18.
private struct BasicBody<Argument, Value, Failure: Error> {
  let call: (Argument) throws(Failure) -> Value
}

extension BasicFactory: KeptFactory where Key: _ArgumentKey {
  /// Caches one instance for each argument.
  @_alwaysEmitIntoClient @inline(__always)
  public func keeping(_ lifetime: Lifetime) -> BasicFactory<Argument, Key.Kept, Value, Failure> {
    BasicFactory<Argument, Key.Kept, Value, Failure>(
      declaration.kept(for: lifetime, by: Key.self), body)
  }
}
