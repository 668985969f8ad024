internal import BenchmarkSupport

/// Consumes a result. The optimizer cannot see what happens to it, so it cannot remove the work that
/// made the result.
///
/// Never specialized: the optimizer would specialize it for one side of a row and not for the other.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
func use<Value>(_ value: consuming Value) {
  withUnsafePointer(to: value) { kb_use($0) }
}
