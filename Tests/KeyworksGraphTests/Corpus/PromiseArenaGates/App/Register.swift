import Arena
import Keyworks

struct Printed: Journal {
  let prefix: String
  func note(_ text: String) { print(prefix, text) }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    journal.register { Printed(prefix: "[arena]") }
  }
}

extension ArenaContainer: @retroactive AutoRegistering {
  public func autoRegister() {
    exits.register { 14 }
  }
}
