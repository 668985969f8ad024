// why: a subclass declares no initialiser, and inherits one that resolves.
import Keyworks

class Report {
  let total: Int
  required init(_ container: Container) { total = container.sales().total }
}

class PrintedReport: Report {
  var pages: Int { total / 50 + 1 }
}

final class YearReport: PrintedReport {
  let year = 2024
}

struct Sales: Sendable {
  let total: Int
}

extension Container {
  var sales: Factory<Sales> { self { Sales(total: self.yearReport().year) } }  // expect: cycle sales yearReport
  var yearReport: Factory<YearReport> { self { YearReport(self) } }
}

print(Container.shared.yearReport().pages)
