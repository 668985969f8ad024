/// The property that a wrapper is injecting. It is stored in the thread's record, so all its fields
/// are trivial.
struct InjectionRecord {
  /// Where the wrapper is written. The name is that of the type that declares the property.
  let place: Place
  /// The frame around the wrapper's resolve. Factories resolved further in are not for the
  /// property.
  let around = Frame.innermostIfAny
  /// The class of the object and the key path of its wrapper, if the language provides them.
  private let owner: AnyClass?
  private let storage: Borrowed<AnyKeyPath>?

  init(_ place: Place, of owner: AnyClass? = nil, storage: AnyKeyPath? = nil) {
    (self.place, self.owner, self.storage) = (place, owner, storage.map(Borrowed.init))
  }

  /// The property as a value that can be stored. For an object, its class comes first.
  var origin: Origin {
    let type = owner.map { "\($0)" } ?? place.name
    let name = storage.flatMap { Self.name(of: "\($0.object)") }
    return Origin(name.map { "\(type).\($0)" } ?? type, at: place)
  }

  /// `report`, from `\Screen._report`; nil if the program contains no property names.
  private static func name(of keyPath: String) -> String? {
    guard let last = keyPath.split(separator: ".").last, last.hasPrefix("_"),
      last.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber })
    else { return nil }
    return String(last.dropFirst())
  }
}

/// A wrapper's resolve, from `init` to `end`. It takes no closure, because it is for inlined code.
/// The initializer itself is not inlined, because each initializer of a wrapper calls it.
@usableFromInline
struct Injection {
  private let before = ThisThread.property

  init(_ record: InjectionRecord) { ThisThread.property = record }

  @usableFromInline @inline(never)
  init(_ place: Place) { self.init(InjectionRecord(place)) }

  @_alwaysEmitIntoClient @inline(__always)
  init(_ file: StaticString, _ function: StaticString, _ line: UInt, _ column: UInt) {
    self.init(Place(file: file, function: function, line: line, column: column))
  }

  @usableFromInline
  func end() { ThisThread.property = before }
}
