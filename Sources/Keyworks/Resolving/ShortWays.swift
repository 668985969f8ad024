internal import KeyworksThreads
internal import Synchronization

/// Resolves a factory that has no more to say than its lifetime: a call that is short
/// where it is written. The short ways are tried in turn; who takes none of them, since
/// there are layers, waiting or a weak reference, goes the way of all kinds of factory.
@usableFromInline
func resolve<Value>(
  _ container: any ManagedContainer, _ manager: Unmanaged<ContainerManager>, _ place: Place,
  _ definition: () -> Value
) -> Value {
  guard !kw_isolation_has_begun() else {
    return resolveIsolated(container, manager, place, definition)
  }
  return resolveActive(container, manager, place, definition)
}

/// Not one function with the way above: what an isolation needs would cost all others
/// registers.
@inline(never)
private func resolveIsolated<Value>(
  _ container: any ManagedContainer, _ manager: Unmanaged<ContainerManager>, _ place: Place,
  _ definition: () -> Value
) -> Value {
  resolveActive(container, manager.active, place, definition)
}

@inline(__always)
private func resolveActive<Value>(
  _ container: any ManagedContainer, _ manager: Unmanaged<ContainerManager>, _ place: Place,
  _ definition: () -> Value
) -> Value {
  // SAFETY: the container holds its manager, the factory the container. What is called here
  // takes the same arguments, so that they stay where they are.
  guard place.lifetime.isUnique else {
    return manager._withUnsafeGuaranteedRef {
      place.lifetime.isGraph
        ? resolveInGraph(container, $0.store, place, definition)
        : resolveKept(container, $0.store, place, definition)
    }
  }
  guard manager._withUnsafeGuaranteedRef({ $0.store.isQuiet }) else {
    return manager._withUnsafeGuaranteedRef {
      buildBesideLayers(container, $0.store, place, definition)
    }
  }
  return run(definition, container, place)
}

/// Builds from what the layers say, where that takes no more than to run a body.
@inline(never)
private func buildBesideLayers<Value>(
  _ container: any ManagedContainer, _ store: SlotStore, _ place: Place,
  _ definition: () -> Value
) -> Value {
  let rewirings = store.rewirings.load(ordering: .acquiring)
  if !store.isClosed, place.contextRank == 0, let slot = store.find(SlotKey(place, Value.self)) {
    switch slot.beginCode() {
    case .code(let code, let number):
      let frame = Frame.push(container, place)
      let value: Value = code._withUnsafeGuaranteedRef { body(of: $0, at: place)() }
      Frame.leave(frame)
      slot.end(code, number: number)
      return value
    case .none where rewirings == store.rewirings.load(ordering: .acquiring):
      return run(definition, container, place)
    case .none, .more: break
    }
  }
  return resolveThoroughly(Declaration(in: container, at: place), definition)
}

/// Hands out the kept instance, or builds one.
@inline(never)
private func resolveKept<Value>(
  _ container: any ManagedContainer, _ store: SlotStore, _ place: Place,
  _ definition: () -> Value
) -> Value {
  if let kept = store.openKept(SlotKey(place, Value.self), place.lifetime) {
    defer { kept.close() }
    return kept.value(as: Value.self)
  }
  return buildKept(container, store, place, definition)
}

/// Hands out what this thread keeps in its graph, or builds it. In place, unlike the way above,
/// which needs the key in memory.
@inline(__always)
private func resolveInGraph<Value>(
  _ container: any ManagedContainer, _ store: SlotStore, _ place: Place,
  _ definition: () -> Value
) -> Value {
  if let kept = store.keptInGraph(SlotKey(place, Value.self)) {
    return kept.assumingMemoryBound(to: Value.self).pointee
  }
  return buildKept(container, store, place, definition)
}

/// Builds an instance and keeps it, where that takes nothing but the definition.
@inline(never)
private func buildKept<Value>(
  _ container: any ManagedContainer, _ store: SlotStore, _ place: Place,
  _ definition: () -> Value
) -> Value {
  if store.isQuiet, kw_current_thread().pointee.variants == nil, !isOptional(Value.self),
    !place.lifetime.isWeak
  {
    let key = SlotKey(place, Value.self)
    let frame = Frame.push(container, place)
    if place.lifetime.isGraph {
      let slot = store.slot(for: key)
      let graph = GraphInstances.current(on: frame.pointee.thread)
      if !slot.pointee.digest.isOfFunction,
        case .build(let index) = graph.claim(slot, nil, for: frame)
      {
        let value = definition()
        graph.finish(index, with: value)
        Frame.leave(frame)
        return value
      }
    } else if let slot = store.claimPlainly(key, place.lifetime, frame) {
      let value = definition()
      slot.keep(value, frame)
      Frame.leave(frame)
      return value
    }
    Frame.leave(frame)
  }
  return resolveThoroughly(Declaration(in: container, at: place), definition)
}

/// Runs a body in a frame, and keeps nothing.
@inline(__always)
private func run<Value>(
  _ body: () -> Value, _ container: any ManagedContainer, _ place: Place
) -> Value {
  let frame = Frame.push(container, place)
  let value = body()
  Frame.leave(frame)
  return value
}

/// Resolves a factory that has more to say: none of it matters while the instance is kept,
/// but for an `id:`.
@usableFromInline
func resolve<Value>(
  _ declaration: Declaration<Value>, _ manager: Unmanaged<ContainerManager>,
  _ definition: () -> Value
) -> Value {
  if let kept = declaration.openKept(in: manager) {
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
  case .run(let code): return declaration.end(body(of: code, at: declaration.place)())
  case .take, .finish: return declaration.take()
  case .fail: Misuse.sharedIdentity(declaration.place).stop()
  }
}

/// The body of a layer.
@inline(__always)
private func body<Value>(of code: AnyObject, at place: Place) -> () -> Value {
  // A declaration can be put into a factory of another kind.
  guard place.isPlain else { Misuse.sharedIdentity(place).stop() }
  // SAFETY: a slot, whose key has the kind and the type, takes bodies of that kind only.
  return unsafeDowncast(code, to: Body<Value>.self).call
}
