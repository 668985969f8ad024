/// What makes two evaluations of a property the same factory.
struct SlotKey {
  let place: Place
  let type: ObjectIdentifier
  /// The kind and, in the store of singletons, the line and column of `self {`.
  let details: UInt64

  init(_ place: Place, _ type: any Any.Type) {
    self.place = place
    self.type = ObjectIdentifier(type)
    details = place.kindDetails
  }

  private init(place: Place, type: ObjectIdentifier, details: UInt64) {
    (self.place, self.type, self.details) = (place, type, details)
  }

  /// The key under which the process keeps a singleton that is declared here.
  var processWide: SlotKey {
    SlotKey(place: place, type: type, details: place.exactDetails)
  }
}

/// Equal by content: the same literal can have several addresses.
extension SlotKey: Equatable {
  static func == (one: SlotKey, two: SlotKey) -> Bool {
    one.type == two.type && one.details == two.details && one.place.isSame(as: two.place)
  }

  /// A look at what `==` compares, but for the file: the type and the name tell nearly all
  /// apart.
  var digest: Digest {
    var hash = UInt64(UInt(bitPattern: type) >> 3)
    var character = place.function
    while character[0] != 0 {
      hash = (hash ^ UInt64(character[0])) &* 0x100_0000_01B3
      character += 1
    }
    return Digest(
      hash: UInt(truncatingIfNeeded: hash ^ hash >> 32),
      isOfFunction: place.isFunction(endingAt: character))
  }

  /// What one look at the name tells.
  struct Digest {
    let hash: UInt
    /// Whether a function declares the factory.
    let isOfFunction: Bool
  }
}

extension SlotKey {
  /// Whether both have the same addresses, and so, without a look at the texts, are
  /// the same key.
  func isIdentical(to other: SlotKey) -> Bool {
    place.function == other.place.function && type == other.type
      && place.file == other.place.file && details == other.details
  }

  /// A hash of the addresses.
  var addressHash: UInt {
    let mixed =
      UInt64(UInt(bitPattern: place.function)) ^ UInt64(UInt(bitPattern: type) >> 3) ^ details
    return UInt(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) >> 20)
  }
}
