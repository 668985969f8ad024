/// A registered closure on the heap, so that a layer can hold it without its type.
final class Body<Value> {
  let call: @Sendable () -> Value
  init(_ call: @escaping @Sendable () -> Value) { self.call = call }
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
}

/// A registered closure that can fail on the heap.
final class ThrowingBody<Value, Failure: Error> {
  let call: @Sendable () throws(Failure) -> Value
  init(_ call: @escaping @Sendable () throws(Failure) -> Value) { self.call = call }
}
