// why: forms has two members with the key marriage.
import Keyworks
import Registry

extension Container {
  var partnership: Factory<Form> {
    self {
      Form("Registered partnership") {
        "Partners"
        "Since"
      }
    }
  }
  var death: Factory<Form> {
    self {
      Form("Death") {
        "Name"
        "Informant"
      }
    }
  }

  fileprivate func addMunicipalForms() {
    contribute(Tagged(\.partnership), for: .marriage, to: \.forms)  // expect: key-twice forms marriage partnership
    contribute(Tagged(\.death, priority: 5), for: .death, to: \.forms)
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { addMunicipalForms() }
}

struct Clerk {
  private let container: Container
  init(_ container: Container = .shared) { self.container = container }

  subscript(event: Event) -> String {
    container[\.forms, event]?.blank() ?? "Ask at the information desk."
  }
}

let clerk = Clerk()
for event in Event.allCases { print(clerk[event]) }
