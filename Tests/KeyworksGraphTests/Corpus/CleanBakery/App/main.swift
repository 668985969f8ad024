import Keyworks

protocol Shift: AnyObject, Sendable { var bakers: Int { get } }
final class EarlyShift: Shift { let bakers = 4 }

enum Size: Sendable { case small, large }

final class Oven: Sendable {
  private weak let shift: (any Shift)?
  let size: Size
  init(shift: any Shift, size: Size) {
    self.shift = shift
    self.size = size
  }
  var status: String { shift.map { "\($0.bakers) bakers at a \(size) oven" } ?? "nobody at the oven" }
}

final class Clock: Sendable {
  unowned let oven: Oven
  init(beside oven: Oven) { self.oven = oven }
}

struct Inspection {
  func passes(_ shift: any Shift) -> Bool { shift.bakers > 0 }
}

// The shift lasts as long as the container, the oven as long as the process.
extension Container {
  var shift: Factory<any Shift> { self { EarlyShift() }.cached }

  var oven: Factory<Oven> {
    self {
      let shift = self.shift()
      guard Inspection().passes(shift) else { return Oven(shift: shift, size: .small) }
      // The number of bakers only decides; it is not kept.
      if shift.bakers > 3 { return Oven(shift: shift, size: .large) }
      return Oven(shift: shift, size: .small)
    }
    .singleton
  }

  var clock: Factory<Clock> { self { Clock(beside: self.oven()) }.singleton }
}

let bakery = Container()
print(bakery.oven().status)
print(bakery.clock().oven === bakery.oven())
