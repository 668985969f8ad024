// why: wage requires Payroll.Shift, but both `with` put App.Shift in force.
import Keyworks
import Payroll

struct Payslip: CustomStringConvertible {
  let headline: String
  let amount: Int
  var description: String { "\(headline): \(amount) kr." }
}

extension Container {
  var payslip: Factory<Payslip> {
    self { Payslip(headline: self.headline(), amount: self.wage()) }
  }
}

Container.shared.hourlyWage.register { 225 }
let slips = (
  Container.shared.with(Shift.early) { $0[\.payslip] },
  Container.shared.with(Shift.night) { $0[\.payslip] }
)
print(slips.0.description, slips.1.description, separator: "\n")
