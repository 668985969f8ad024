internal import BenchmarkSupport

/// Where results go, so that no optimiser takes the work out that made them: they are
/// handed over for good to a function that knows nothing of them.
///
/// Never specialised: the optimiser would do so for one side of a row and not for the other.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
func use<Value>(_ value: consuming Value) {
  withUnsafePointer(to: value) { kb_use($0) }
}
