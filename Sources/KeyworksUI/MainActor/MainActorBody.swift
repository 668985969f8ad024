public import Keyworks

/// A main-actor closure for callers that run there without the compiler knowing it.
///
/// SAFETY: everything that resolves a ``MainActorFactory`` belongs to the main actor, or hops there.
struct MainActorBody<each Argument, Value> {
  let call: @MainActor (repeat each Argument) -> Value

  var code: ParameterFactory<repeat each Argument, Value>.Boxed {
    // SAFETY: the types differ in where the compiler allows a call, and not in how the call is
    // made.
    unsafe trusted(self, as: ParameterFactory<repeat each Argument, Value>.Boxed.self)
  }
}

extension MainActorFactory {
  @usableFromInline
  static func boxed(_ body: @escaping @MainActor (repeat each Argument) -> Value) -> AnyBox {
    Box(MainActorBody(call: body).code)
  }
}
