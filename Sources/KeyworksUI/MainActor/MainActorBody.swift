public import Keyworks

/// A main-actor closure for callers that run there without the compiler knowing it.
///
/// SAFETY: everything that resolves a ``MainActorFactory`` belongs to the main actor, or hops
/// there.
@usableFromInline
struct MainActorBody<Argument, Value> {
  @usableFromInline let call: @MainActor (Argument) -> Value

  @_alwaysEmitIntoClient @inline(__always)
  init(call: @escaping @MainActor (Argument) -> Value) { self.call = call }

  @_alwaysEmitIntoClient @inline(__always)
  var code: (Argument) -> Value {
    // SAFETY: the types differ in where the compiler allows a call, and not in how the call is
    // made. The cast is inside the closure, so that the optimizer can remove the closure where
    // nothing calls it.
    { unsafe trusted(self, as: Unisolated.self).call($0) }
  }

  @usableFromInline
  struct Unisolated { @usableFromInline let call: (Argument) -> Value }
}

extension BasicMainActorFactory {
  @usableFromInline
  static func boxed(_ body: @escaping @MainActor (Argument) -> Value) -> AnyBox {
    BasicFactory<Argument, Key, Value, Never>.boxed(MainActorBody(call: body).code)
  }
}
