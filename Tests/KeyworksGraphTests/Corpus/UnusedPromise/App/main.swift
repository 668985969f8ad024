// why: a promise that nobody keeps and nobody asks for is both.
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
