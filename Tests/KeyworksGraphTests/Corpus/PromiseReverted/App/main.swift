// why: an override that is reverted at once registers nothing for the rest of the program.
import Keyworks

extension Container {
  var clock: Factory<String> { promised() }  // expect: promise clock
  var mailer: Factory<String> { promised() }  // expect: promise mailer
  var printer: Factory<String> { promised() }
  var page: Factory<String> { self { self.clock() + self.mailer() + self.printer() } }
}

let container = Container.shared
container.printer.override { "printer" }
print(container.clock.override { "noon" }.during { container.clock() })
container.mailer.override(with: "mail").revert()
print(container.page())
