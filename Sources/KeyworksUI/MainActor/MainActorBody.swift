public import Keyworks

/// A main-actor closure for callers that run there without the compiler knowing it.
///
/// SAFETY: everything that resolves a ``MainActorFactory`` belongs to the main actor, or hops there.
struct MainActorBody<Argument, Value> {
  let call: @MainActor (Argument) -> Value

  var code: (Argument) -> Value {
    // SAFETY: the types differ in where the compiler allows a call, and not in how the call is
    // made.
    unsafe trusted(self, as: Unisolated.self).call
  }

  private struct Unisolated { let call: (Argument) -> Value }
}

extension BasicMainActorFactory {
  @usableFromInline
  static func boxed(_ body: @escaping @MainActor (Argument) -> Value) -> AnyBox {
    BasicFactory<Argument, Key, Value, Never>.boxed(MainActorBody(call: body).code)
  }
}
