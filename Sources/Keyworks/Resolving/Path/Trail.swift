/// The places of frames, outermost first, in the form that messages show.
package struct Trail {
  private var places: [Place] = []
  private var isCut = false

  var count: Int { places.count }
  package var origins: [Origin] { places.map(Origin.init) }
  package var last: Place { places[places.count - 1] }

  /// Creates a trail of a single place.
  package init(_ place: Place) { places = [place] }

  /// Creates a trail from a frame outwards, to `last` or to the outermost frame.
  package init(from frame: Frame?, to last: Frame? = nil) {
    var frame = frame
    while let here = frame {
      if here.isShown { places.append(here.place) }
      frame = here == last ? nil : here.outer
    }
    places.reverse()
  }

  func suffix(_ count: Int) -> Trail {
    var trail = self
    trail.places = places.suffix(count)
    trail.isCut = places.count > count
    return trail
  }

  /// Returns the places after the last one of a factory, or all of them if it is not among them.
  package func after(_ place: Place) -> Trail {
    var trail = self
    trail.places.removeFirst((places.lastIndex(where: place.isSame(as:)) ?? -1) + 1)
    return trail
  }

  package func followed(by inner: Trail) -> Trail {
    var trail = self
    trail.places += inner.places
    return trail
  }

  /// `cart (Cart.swift:12) → price (Price.swift:8) → cart`: each place is given once.
  package var text: String {
    var shown: [Place] = []
    let steps = places.map { place in
      if shown.contains(where: place.isSame(as:)) { return place.name }
      shown.append(place)
      return "\(place.name) (\(place.position))"
    }
    return ((isCut ? ["…"] : []) + steps).joined(separator: " → ")
  }
}
