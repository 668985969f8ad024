import Clinic
import Keyworks

final class InfusionPump: Device, @unchecked Sendable {
  private let millilitres: Int

  init(_ millilitres: Int, at bedside: Bedside) {
    self.millilitres = millilitres
    super.init(at: bedside)
  }
  override var problem: String? { millilitres < 20 ? "The infusion is nearly empty." : nil }
}

final class PulseOximeter: Device, @unchecked Sendable {
  override var problem: String? { "The sensor has come off." }
}

extension Container {
  var pump: Factory<InfusionPump> {  // expect: captive pump nurseOnDuty
    self { InfusionPump(15, at: Bedside(self)) }.cached
  }
  var oximeter: Factory<PulseOximeter> { self { PulseOximeter(at: Bedside(self)) } }
}
