internal import BenchmarkSupport

/// Consumes results, so that the optimizer cannot remove the work that produced them. It passes
/// them to a function that the optimizer cannot see into.
///
/// Never specialized, because the optimizer would specialize it for only one side of a row.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
func use<Value>(_ value: consuming Value) {
  withUnsafePointer(to: value) { kb_use($0) }
}
