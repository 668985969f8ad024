/// The type of the first element of a tuple, or nil if the type is not that of a tuple with
/// elements.
@usableFromInline
func typeOfFirst(in tuple: any Any.Type) -> (any Any.Type)? {
  // SAFETY: a type is a pointer to its description, whose first word is its kind. By the ABI, that
  // is 0x301 for a tuple; a class has an address there, which is larger. Then come the number of
  // the elements, their labels, and for each its type and its offset.
  let words = unsafe unsafeBitCast(tuple, to: UnsafePointer<UInt>.self)
  guard unsafe words[0] == 0x301, unsafe words[1] > 0 else { return nil }
  return unsafe unsafeBitCast(words[3], to: Any.Type.self)
}
