/// If the first argument of a factory is a variant, it is in force while the body runs.
extension Declaration {
  /// Returns the declaration of a factory that takes an argument, or a tuple of several. If there
  /// is a tuple of `Hashable` types, the first is enough.
  @_alwaysEmitIntoClient @inline(__always)
  package func taking<Argument>(_ argument: Argument.Type) -> Self {
    var changed = self
    if argument != Void.self { changed.place.takesInputs = true }
    // In optimized code, the compiler knows the answers, but for those about a tuple.
    if argument is any Variant.Type
      || !(argument is any Hashable.Type) && typeOfFirst(in: argument) is any Variant.Type
    {
      changed.place.isByVariant = true
    }
    return changed
  }
}

/// The arguments that are passed as one.
package func elements<Argument>(of argument: Argument) -> [Any] {
  // Not with the style of a mirror, which a user's type chooses.
  if typeOfFirst(in: Argument.self) == nil { return [argument] }
  return Mirror(reflecting: argument).children.map(\.value)
}
