import Fees
import Keyworks
import Matters

/// What the chambers earned for an hour last year.
struct YearBook: Sendable {
  let meanHour: Int

  init(closed: [Matter]) {
    let earned = closed.feeNotes().reduce(0) { $0 + $1.total }
    meanHour = earned / max(1, closed.reduce(0) { $0 + $1.hours })
  }
}

struct UpliftedScale: FeeScale {
  let base: Int

  func hourly(in field: Field) -> Int {
    switch field {
    case .probate: base
    case .shipping: base * 3 / 2
    case .crime: base * 2 / 3
    }
  }
}

extension Container {
  var closedMatters: Factory<[Matter]> {
    self { [Matter("Estate of Pell", .probate, hours: 12), Matter("R v Oake", .crime, hours: 30)] }
  }
  var yearBook: Factory<YearBook> { self { YearBook(closed: self.closedMatters()) }.cached }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    register(\.feeScale) { UpliftedScale(base: $0.yearBook().meanHour + 10) }
  }
}
