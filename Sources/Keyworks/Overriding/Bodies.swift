// SAFETY, for the initializers that take what is not Sendable: it is the case of a property,
// which is evaluated, resolved and let go on one thread, as the definition beside it.

/// A registered closure on the heap, so that a layer can hold it without its type.
final class Body<Value> {
  let call: @Sendable () -> Value
  init(_ call: @escaping @Sendable () -> Value) { self.call = call }
  init(case call: @escaping () -> Value) {
    // SAFETY: see above.
    nonisolated(unsafe) let call = call
    self.call = { call() }
  }
}

/// A closure on the heap that changes what was built.
final class Decoration<Value> {
  let call: @Sendable (Value) -> Value
  init(_ call: @escaping @Sendable (Value) -> Value) { self.call = call }
}

/// A registered closure with arguments on the heap.
final class ParameterBody<each Argument, Value> {
  let call: @Sendable (repeat each Argument) -> Value
  init(_ call: @escaping @Sendable (repeat each Argument) -> Value) { self.call = call }
  init(case call: @escaping (repeat each Argument) -> Value) {
    // SAFETY: see above.
    nonisolated(unsafe) let call = call
    self.call = { (arguments: repeat each Argument) in call(repeat each arguments) }
  }
}

/// A registered closure that can fail on the heap.
final class ThrowingBody<Value, Failure: Error> {
  let call: @Sendable () throws(Failure) -> Value
  init(_ call: @escaping @Sendable () throws(Failure) -> Value) { self.call = call }
  init(case call: @escaping () throws(Failure) -> Value) {
    // SAFETY: see above.
    nonisolated(unsafe) let call = call
    self.call = { () throws(Failure) in try call() }
  }
}
