extension ContainerManager {
  /// Returns which wirings are off, if that may be why a promise with these layers is not registered.
  func whyUnregistered(_ layers: Layers) -> String {
    let registrar = layers.registrar?.place
    let isOn = wirings.contains { wiring in
      !wiring.isOutdated(by: true) && registrar?.isSame(as: wiring.content.place) == true
    }
    if !isOn, let registrar {
      return ". The wiring \(registrar.quoted), which would register it, is off"
    }
    // A wiring with a condition is off if its condition has not been met.
    let off = wirings.filter {
      $0.condition != nil && $0.content.staysOn && $0.isOutdated(by: true)
    }
    let places = off.map(\.content.place.quoted).joined(separator: ", ")
    return places.isEmpty ? "" : ". Wirings that are off: \(places)"
  }
}

/// The errors of wirings.
extension Misuse {
  static func registeredTwice(_ place: Place, _ earlier: Place, _ later: Place) -> Misuse {
    """
    \(place.quoted) is registered at \(earlier.position) and again at \(later.position), with the \
    same priority. Remove one of them, or put it in a wiring with another priority.
    """.misuse(at: later)
  }

  static func promiseRequired(_ place: Place, _ wiring: Place) -> Misuse {
    """
    The wiring \(wiring.quoted) requires \(place.quoted), which is promised but not registered. \
    Register it before you activate the wiring, or in another active wiring.
    """.misuse(at: wiring)
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
