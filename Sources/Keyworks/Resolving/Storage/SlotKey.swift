/// The identity of a factory: the place of its braces and the type of its value. Evaluations of a
/// property with the same key are the same factory. Each `id:` has a slot of its own; see ``Slot``.
package struct SlotKey {
  package let place: Place
  let type: ObjectIdentifier
  /// The class of the container that declares the singleton, in the store of the process, if that
  /// class is generic; otherwise 0.
  private(set) var specialization: UInt = 0

  init(_ place: Place, _ type: any Any.Type) {
    self.place = place
    self.type = ObjectIdentifier(type)
  }

  /// Returns the key under which the process caches a singleton that a container of this
  /// specialization declares.
  func processWide(_ specialization: UInt) -> SlotKey {
    var key = self
    key.specialization = specialization
    return key
  }

  /// A hash of everything that `==` compares, except the text of the file.
  @inline(__always)
  var hash: UInt {
    let number = place.exactDetails ^ UInt64(UInt(bitPattern: type) >> 3 ^ specialization)
    return UInt(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 20)
  }
}

extension SlotKey: Equatable {
  @inline(__always)
  package static func == (one: SlotKey, two: SlotKey) -> Bool {
    one.type == two.type && one.specialization == two.specialization
      && one.place.isSame(as: two.place)
  }
}
