/// A closure of the main actor, for callers that the compiler does not know to be there.
///
/// SAFETY: everything that resolves a ``MainActorFactory`` belongs to the main actor, or hops there.
struct MainActorBody<each Argument, Value>: Sendable {
  let call: @MainActor (repeat each Argument) -> Value

  var code: ParameterBody<repeat each Argument, Value> {
    // SAFETY: the types differ in what the compiler lets call them, and not in how they are called.
    unsafe unsafeBitCast(self, to: ParameterBody<repeat each Argument, Value>.self)
  }

  func callAsFunction(_ arguments: repeat each Argument) -> Value {
    code.call(repeat each arguments)
  }
}
