/// The places of frames, outermost first, as a message shows them.
struct Trail {
  private var places: [Place] = []
  private var isCut = false

  var count: Int { places.count }
  var origins: [Origin] { places.map(Origin.init) }
  var last: Place { places[places.count - 1] }

  /// One place alone.
  init(_ place: Place) { places = [place] }

  /// The frames from one outwards, to another or to the outermost.
  init(from frame: Frame?, to last: Frame? = nil) {
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

  /// `cart (Cart.swift:12) → price (Price.swift:8) → cart`: each place once.
  var text: String {
    var shown: [Place] = []
    let steps = places.map { place in
      if shown.contains(where: place.isSame(as:)) { return place.name }
      shown.append(place)
      return "\(place.name) (\(place.position))"
    }
    return ((isCut ? ["…"] : []) + steps).joined(separator: " → ")
  }
}

extension Frame {
  /// Whether it has a name: of what a container sees to before it is used, the parts have.
  var isShown: Bool { if case .chores = resolution?.role { false } else { true } }
}
