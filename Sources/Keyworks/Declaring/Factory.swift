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
public struct Factory<Value> {
  /// Where it is declared and what was said about it; modifiers change it in a copy.
  public var declaration: Declaration<Value>
  @usableFromInline let body: () -> Value

  @inlinable @inline(__always)
  init(_ declaration: Declaration<Value>, _ body: @escaping () -> Value) {
    self.declaration = declaration
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
  public func callAsFunction() -> Value {
    if case .none = declaration.extras {
      let container = declaration.container
      return resolve(
        container, Unmanaged.passUnretained(container.manager), declaration.place, body)
    }
    return resolve(declaration, body)
  }
}

/// Resolves a factory that has no more to say than its lifetime: a call that is short
/// where it is written, and short when nothing was registered or the value is kept.
@usableFromInline
func resolve<Value>(
  _ container: any ManagedContainer, _ manager: Unmanaged<ContainerManager>, _ place: Place,
  _ body: () -> Value
) -> Value {
  manager._withUnsafeGuaranteedRef { manager in
  if place.lifetime.isUnique {
    if manager.store.isQuiet {
      let frame = Frame.push(manager, place)
      defer { Frame.pop(frame) }
      return body()
    }
  } else if let kept = manager.store.openKept(SlotKey(place, Value.self), place.lifetime) {
    defer { kept.close() }
    return kept.value(as: Value.self)
  }
  return resolveThoroughly(container, place, body)
  }
}

/// The same when the short way is closed.
@inline(never)
private func resolveThoroughly<Value>(
  _ container: any ManagedContainer, _ place: Place, _ body: () -> Value
) -> Value {
  resolve(Declaration(in: container, at: place), body)
}

/// Resolves a factory with everything that was said about it.
@usableFromInline
func resolve<Value>(_ declaration: Declaration<Value>, _ body: () -> Value) -> Value {
  switch declaration.begin() {
  case .define: return declaration.end(body())
  case .run(let body):
    guard let body = body as? Body<@Sendable () -> Value> else { break }
    return declaration.end(body.call())
  case .take, .finish: return declaration.take()
  case .fail: break
  }
  Misuse.sharedIdentity(declaration.place).stop()
}
