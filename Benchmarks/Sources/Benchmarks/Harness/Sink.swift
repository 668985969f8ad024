internal import BenchmarkSupport

/// Where results go, so that no optimiser takes the work out that made them.
@inline(never)
func use<Value>(_ value: Value) {
  withUnsafePointer(to: value) { kb_use($0) }
}
