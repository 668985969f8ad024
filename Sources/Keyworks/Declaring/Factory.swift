internal import Synchronization

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
  // The parts of the declaration, side by side: where one struct stands inside another,
  // the optimiser leaves a retain and a release of the container at each use.
  @usableFromInline var container: any ManagedContainer
  @usableFromInline var place: Place
  @usableFromInline var extras: Declaration<Value>.Extras
  @usableFromInline let body: () -> Value

  /// Where it is declared and what was said about it; modifiers change it in a copy.
  @inlinable public var declaration: Declaration<Value> {
    @inline(__always) get { Declaration(in: container, at: place, extras) }
    @inline(__always) set {
      (container, place, extras) = (newValue.container, newValue.place, newValue.extras)
    }
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
  public func callAsFunction() -> Value {
    // SAFETY: the container holds its manager, and this factory the container.
    guard case .none = extras else {
      return resolve(declaration, .passUnretained(container.manager), body)
    }
    return Unmanaged.passUnretained(container.manager)._withUnsafeGuaranteedRef {
      resolve(container, $0, place, body)
    }
  }
}

/// Resolves a factory that has no more to say than its lifetime: a call that is short
/// where it is written. The short ways are tried in turn; who takes none of them, since
/// there are layers, waiting or a weak reference, goes the way of all kinds of factory.
@usableFromInline
func resolve<Value>(
  _ container: any ManagedContainer, _ manager: ContainerManager, _ place: Place,
  _ definition: () -> Value
) -> Value {
  let store = manager.store
  if place.lifetime.isUnique {
    if store.isQuiet { return build(container, place, definition) }
    let rewirings = store.rewirings.load(ordering: .acquiring)
    if !store.isClosed, let slot = store.find(SlotKey(place, Value.self)) {
      if let plan = slot.plan {
        if case .code(let code) = plan.body, plan.decorations.isEmpty {
          return build(container, place, body(of: code))
        }
      } else if rewirings == store.rewirings.load(ordering: .acquiring) {
        return build(container, place, definition)
      }
    }
  } else if place.lifetime.isGraph {
    if let box = store.keptInGraph(SlotKey(place, Value.self)) {
      return box._withUnsafeGuaranteedRef { $0.value(as: Value.self) }
    }
  } else if let kept = store.openKept(SlotKey(place, Value.self), place.lifetime) {
    defer { kept.close() }
    return kept.value(as: Value.self)
  }
  if store.isQuiet, !isOptional(Value.self), !place.lifetime.isWeak {
    let slot = store.slotToBuild(SlotKey(place, Value.self), place.lifetime)
    let frame = Frame.push(container, place)
    defer { Frame.leave(frame) }
    if let claim = slot.claimPlainly(place.lifetime, frame) {
      let value = definition()
      slot.keep(Box.make(value), claim, frame)
      return value
    }
  }
  return resolveThoroughly(Declaration(in: container, at: place), definition)
}

@inline(__always)
private func build<Value>(
  _ container: any ManagedContainer, _ place: Place, _ body: () -> Value
) -> Value {
  let frame = Frame.push(container, place)
  defer { Frame.leave(frame) }
  return body()
}

/// Resolves a factory that has more to say: none of it matters while the instance is kept,
/// but for an `id:`.
@usableFromInline
func resolve<Value>(
  _ declaration: Declaration<Value>, _ manager: Unmanaged<ContainerManager>,
  _ definition: () -> Value
) -> Value {
  if let kept = manager._withUnsafeGuaranteedRef({ declaration.openKept(in: $0) }) {
    defer { kept.close() }
    return kept.value(as: Value.self)
  }
  return resolveThoroughly(declaration, definition)
}

/// Resolves a factory the way that all kinds go.
@inline(never)
private func resolveThoroughly<Value>(
  _ declaration: Declaration<Value>, _ definition: () -> Value
) -> Value {
  switch declaration.begin() {
  case .define: return declaration.end(definition())
  case .run(let code): return declaration.end(body(of: code)())
  case .take, .finish: return declaration.take()
  case .fail: Misuse.sharedIdentity(declaration.place).stop()
  }
}

/// The body of a layer.
@inline(__always)
private func body<Value>(of code: AnyObject) -> () -> Value {
  // SAFETY: a slot, whose key has the kind and the type, takes bodies of that kind only.
  unsafeDowncast(code, to: Body<Value>.self).call
}
