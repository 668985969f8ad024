/// The property that a wrapper is injecting. It is part of the record of the thread, so all of its
/// fields are trivial.
struct InjectionRecord {
  /// Where the wrapper is written; the name is that of the type that has the property.
  let place: Place
  /// The frame around what the wrapper resolves: what that needs in turn is not for the property.
  let around = Frame.innermostIfAny
  /// The class of the object, and where its wrapper is stored, if the language tells.
  private let owner: AnyClass?
  private let storage: Borrowed<AnyKeyPath>?

  init(_ place: Place, of owner: AnyClass? = nil, storage: AnyKeyPath? = nil) {
    (self.place, self.owner, self.storage) = (place, owner, storage.map(Borrowed.init))
  }

  /// The property as a value that lasts.
  var site: InjectionSite {
    InjectionSite(
      type: owner.map { "\($0)" } ?? place.name,
      property: storage.flatMap { Self.name(of: "\($0.object)") }, place)
  }

  /// `report`, of `\Screen._report`; nil where the program has no names of properties.
  private static func name(of keyPath: String) -> String? {
    guard let last = keyPath.split(separator: ".").last, last.hasPrefix("_"),
      last.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber })
    else { return nil }
    return String(last.dropFirst())
  }

  /// Resolves for the property.
  func hold<Result, Failure: Error>(
    during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = ThisThread.property
    ThisThread.property = self
    defer { withExtendedLifetime(storage) { ThisThread.property = before } }
    return try work()
  }
}

/// From the beginning of what a wrapper resolves to its end, without a closure: for code that is
/// inlined.
@usableFromInline
struct Injection {
  private let before: InjectionRecord?

  @usableFromInline
  init(
    _ file: StaticString, _ function: StaticString, _ line: UInt, _ column: UInt
  ) {
    before = ThisThread.property
    ThisThread.property = InjectionRecord(
      Place(file: file, function: function, line: line, column: column))
  }

  @usableFromInline
  func end() { ThisThread.property = before }
}
