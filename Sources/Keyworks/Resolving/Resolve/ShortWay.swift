internal import KeyworksThreads

/// Resolves a factory that declares only a lifetime. The call site stays short. The function
/// returns the cached instance, runs a body, or builds the first instance to cache. Anything else,
/// such as waiting or deciding, takes the long way.
@usableFromInline
func resolve<Value>(
  _ container: any ManagedContainer, _ manager: Borrowed<ContainerManager>, _ place: Place,
  _ definition: () -> Value
) -> Value {
  guard !kw_sandbox_has_begun() else {
    return resolveInSandbox(container, manager, place, definition)
  }
  return resolveActive(container, manager, place, definition)
}

/// Separate from the function above, because the code for sandboxes would cost every other resolve
/// registers.
@inline(never)
private func resolveInSandbox<Value>(
  _ container: any ManagedContainer, _ manager: Borrowed<ContainerManager>, _ place: Place,
  _ definition: () -> Value
) -> Value {
  guard !place.isLive else {
    return resolveThoroughly(container, place, definition)
  }
  return resolveActive(container, manager.active(for: container), place, definition)
}

@inline(__always)
private func resolveActive<Value>(
  _ container: any ManagedContainer, _ manager: Borrowed<ContainerManager>, _ place: Place,
  _ definition: () -> Value
) -> Value {
  // SAFETY: the container holds its manager, and the factory holds the container. The functions
  // called here take the same arguments, so that the arguments stay where they are.
  manager.with { manager in
    guard place.lifetime.isUnique else {
      return resolveKept(container, manager.store, place, definition)
    }
    if manager.store.isQuiet { return run(definition, container, place) }
    return resolveBesideLayers(container, manager.store, place, definition)
  }
}

/// Runs a body in a frame, and caches nothing.
@inline(__always)
private func run<Value>(
  _ body: () -> Value, _ container: any ManagedContainer, _ place: Place
) -> Value {
  let frame = Frame.push(container, place)
  defer { frame.pop() }
  return body()
}

/// Returns the cached instance, if copying it is enough.
@inline(never)
private func resolveKept<Value>(
  _ container: any ManagedContainer, _ store: SlotStore, _ place: Place,
  _ definition: () -> Value
) -> Value {
  do throws(NoHit) {
    return try store.hit(SlotKey(place, Value.self), place.lifetime, as: Value.self)
  } catch {
    return buildFirst(container, store, place, definition)
  }
}

/// Runs the body that the layers choose, if they say nothing else.
@inline(never)
private func resolveBesideLayers<Value>(
  _ container: any ManagedContainer, _ store: SlotStore, _ place: Place,
  _ definition: () -> Value
) -> Value {
  switch store.openPlan(of: SlotKey(place, Value.self)) {
  case .some(nil): return run(definition, container, place)
  case .some(let plan?) where place.contextRank == 0:
    if let code = plan.onlyCode { return run(body(of: code), container, place) }
  default: break
  }
  return resolveThoroughly(container, place, definition)
}

/// Resolves a factory that declares more than a lifetime. Apart from an `id:`, none of that matters
/// while the instance is cached.
@usableFromInline
func resolve<Value>(
  _ declaration: Declaration<Value>, _ manager: Borrowed<ContainerManager>,
  _ definition: () -> Value
) -> Value {
  if let kept = hitBox(declaration.container, manager, declaration.place, Value.self) {
    // SAFETY: the slot is for values of this type.
    return unsafe kept.value(as: Value.self)
  }
  return resolveThoroughly(declaration.request, definition)
}

/// Resolves a factory without modifiers the long way. The short ways do not make the request, which
/// takes more room on the stack than they need.
@inline(never)
func resolveThoroughly<Value>(
  _ container: any ManagedContainer, _ place: Place, _ definition: () -> Value
) -> Value {
  resolveThoroughly(Request(container, place, Value.self), definition)
}

/// Resolves a factory the long way, which works for every kind.
@inline(never)
private func resolveThoroughly<Value>(
  _ request: Request, _ definition: () -> Value
) -> Value {
  switch request.begin() {
  case .define: return request.end(definition())
  case .run(let code): return request.end(body(of: code)())
  // SAFETY: the boxes are from a slot for values of this type.
  case .useLayerValue(let box): return request.end(unsafe box.value(as: Value.self))
  case .take(let box): return unsafe box.value(as: Value.self)
  case .fail, .wait: Misuse.sharedIdentity(request.place).stop()
  }
}

/// The body of a layer.
@inline(__always)
private func body<Value>(of code: AnyBox) -> () -> Value {
  // SAFETY: the key of a slot includes the kind and the type, so its bodies are all of that kind.
  unsafe code.value(as: (() -> Value).self)
}

/// The cached instance of a factory that declares only a lifetime, if copying it is enough.
@usableFromInline
func hit<Value>(
  _ container: any ManagedContainer, _ manager: Borrowed<ContainerManager>, _ place: Place,
  as type: Value.Type
) throws(NoHit) -> Value {
  if place.isLiveAmongSandboxes { throw NoHit() }
  // SAFETY: the container holds its manager.
  do {
    return try manager.active(for: container).with { manager in
      try manager.store.hit(SlotKey(place, Value.self), place.lifetime, as: Value.self)
    }
  } catch {
    throw NoHit()
  }
}

/// The box of the cached instance, if copying it is enough.
@usableFromInline
func hitBox(
  _ container: any ManagedContainer, _ manager: Borrowed<ContainerManager>, _ place: Place,
  _ type: any Any.Type, _ arguments: (any Arguments)? = nil
) -> AnyBox? {
  guard !place.lifetime.isUnique, !place.hasID, !place.lifetime.isGraph,
    !place.isLiveAmongSandboxes, VariantsInForce.current == nil
  else { return nil }
  // SAFETY: the container holds its manager, a store its slots.
  return manager.active(for: container).with { manager in
    if manager.store.needsLongWay { return nil }
    let slot = manager.store.findKeeping(SlotKey(place, type), place.lifetime)
    return slot.flatMap { slot in slot.with { $0.hitBox(place.lifetime, arguments) } }
  }
}

extension Declaration {
  /// Copies arguments into the class by which the factory finds its cached instances, if it caches
  /// any, and returns the box of the instance for them, if copying it is enough. This is done in a
  /// frame, because a user's hash function and `==` may resolve.
  @usableFromInline
  package func lookUp<Argument>(
    _ given: Argument
  ) -> (arguments: (any Arguments)?, hit: AnyBox?) {
    let keying = place.lifetime.isUnique ? nil : extras.keying
    let frame = keying.map { _ in Frame.push(container, place) }
    defer { frame?.pop() }
    let arguments = keying?.arguments(trusting: given)
    let hit = Keyworks.hitBox(container, container._manager, place, Value.self, arguments)
    return (arguments, hit)
  }
}

extension SlotStore {
  /// The cached instance of a factory without arguments, if copying it is enough.
  @inline(__always)
  func hit<Value>(
    _ key: SlotKey, _ lifetime: Lifetime, as type: Value.Type
  ) throws(NoHit) -> Value {
    if needsLongWay { throw NoHit() }
    if lifetime.isElsewhere { return try hitElsewhere(key, lifetime, as: type) }
    guard let slot = findKeeping(key, lifetime) else { throw NoHit() }
    // SAFETY: a store holds its slots.
    do {
      return try slot.with { try $0.hit(lifetime, as: type) }
    } catch {
      throw NoHit()
    }
  }

  /// The slot that caches the instance: that of the process for a singleton, unless layers give the
  /// container an instance of its own.
  @inline(__always)
  fileprivate func findKeeping(_ key: SlotKey, _ lifetime: Lifetime) -> Borrowed<Slot>? {
    guard lifetime.isSingleton, let singletons else { return find(key) }
    if !isQuiet, plan(of: key) != nil { return nil }
    return singletons.with { $0.find(key.processWide(specialization)) }
  }

  /// The plan that the layers of a factory result in, if it has layers.
  @inline(__always)
  fileprivate func plan(of key: SlotKey) -> Plan? {
    find(key)?.with { $0.plan }
  }

  /// The same, or nil if the container needs the long way, or if layers were taken back in the
  /// meantime.
  func openPlan(of key: SlotKey) -> Plan?? {
    let before = retractions.load()
    if needsLongWay { return nil }
    let plan = plan(of: key)
    return before == retractions.load() ? .some(plan) : nil
  }

  func isWithoutLayers(_ key: SlotKey) -> Bool {
    if case .some(nil) = openPlan(of: key) { true } else { false }
  }

  /// An instance that exists because other code holds it, or that of the graph of this thread, if
  /// no variants are in force.
  @inline(never)
  private func hitElsewhere<Value>(
    _ key: SlotKey, _ lifetime: Lifetime, as type: Value.Type
  ) throws(NoHit) -> Value {
    guard lifetime.isGraph else {
      guard let slot = find(key) else { throw NoHit() }
      do {
        return try slot.with { try $0.weakHit(lifetime, as: type) }
      } catch {
        throw NoHit()
      }
    }
    guard let graph = ThisThread.current.graph, VariantsInForce.current == nil,
      let slot = find(key)?.with(graph.find)
    else { throw NoHit() }
    return try slot.hit(.graph, as: type)
  }
}
