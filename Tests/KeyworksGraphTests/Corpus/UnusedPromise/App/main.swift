// why: a promise that nothing registers and nothing resolves is reported twice.
import Keyworks

protocol Printer: Sendable {
  func print(_ text: String)
}

struct Console: Printer {
  func print(_ text: String) { Swift.print(text) }
}

extension Container {
  var printer: Factory<any Printer> { promised() }
  var plotter: Factory<any Printer> { promised() }  // expect: promise plotter; unused plotter
}

Container.shared.printer.register { Console() }
Container.shared.printer().print("page")
