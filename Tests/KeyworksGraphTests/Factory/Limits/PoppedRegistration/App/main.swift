// missed: A registration that `pop()` or `reset` takes back
import FactoryKit

protocol Printer {}
struct LaserPrinter: Printer {}

extension Container {
  var printer: Factory<Printer?> { promised() }
}

Container.shared.manager.push()
Container.shared.printer.register { LaserPrinter() }
Container.shared.manager.pop()
print(Container.shared.printer() as Any)
