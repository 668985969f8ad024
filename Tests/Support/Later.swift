/// The result of a closure that runs after the task was suspended.
package func later<Value>(_ value: () throws -> Value) async rethrows -> Value {
  await Task.yield()
  return try value()
}
