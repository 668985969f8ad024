internal import Keyworks

/// The errors of wirings.
extension Misuse {
  static func promiseRequired(_ place: Place, _ wiring: Place) -> Misuse {
    """
    The wiring \(wiring.quoted) requires \(place.quoted), which is promised but not registered. \
    Register it before you activate the wiring, or in another active wiring.
    """.misuse(at: wiring)
  }

  /// The container caches no instance of a factory that is renewed.
  static func nothingToRenew(_ place: Place) -> Misuse {
    """
    \(place.quoted) is renewed when a value of its container changes, but the container keeps no \
    instance of it. Make it .cached, .shared or .scope(…), or remove .renewed.
    """.misuse(at: place)
  }

  /// A factory of a container of this type is renewed for containers of another.
  static func renewedForOther(_ place: Place, _ container: String, _ other: String) -> Misuse {
    """
    \(place.quoted) belongs to a \(container), but is renewed whenever a value of a \(other) changes. \
    Write the container that it belongs to: .renewed { (container: \(container)) in … }
    """.misuse(at: place)
  }

  /// A condition reads something that its own wiring changes: this place, if it is known.
  static func conditionDependsOnResult(_ wiring: Place, _ place: Place?) -> Misuse {
    let subject = place.map { "\($0.quoted), which" } ?? "something that"
    return """
      The condition of \(wiring.quoted) depends on \(subject) '\(wiring.name)' changes. Make the \
      condition read something else.
      """.misuse(at: wiring)
  }
}
