import Keyworks

/// The hours that are being paid.
public struct Shift: ContextValue {
  public let start: Int
  public let end: Int

  public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  var hours: Int { end > start ? end - start : end + 24 - start }
  var isNight: Bool { end < start }
}

extension Container {
  public var hourlyWage: Factory<Int> { self { 210 } }
  public var wage: Factory<Int> {
    self {
      let shift = self.require(Shift.self)  // expect: context wage
      return shift.hours * self.hourlyWage() * (shift.isNight ? 3 : 2) / 2
    }
  }
}
