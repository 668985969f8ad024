import Keyworks

/// Who works when, as it hangs on the wall of the fire station.
struct Shift: ContextValue {
  let crew: String
  let start: Int
  let end: Int
}

extension Shift {
  static let early = Shift(crew: "Red", start: 6, end: 14)
  static let night = Shift(crew: "Blue", start: 22, end: 6)
}

extension Container {
  var headline: Factory<String> {
    self {
      let shift = self.require(Shift.self)
      return "\(shift.crew) (\(shift.start)–\(shift.end))"
    }
  }
}
