// why: a member that resolves its own list receives the list without itself.
import Keyworks
import Officials

/// Asks the others over the radio before blowing the whistle.
struct Referee: Official {
  let name = "Sørensen"
  private let radio: [any Official]

  init(radio: [any Official]) { self.radio = radio }

  func decide(_ incident: String) -> String? {
    let calls = radio.compactMap { $0.decide(incident) }
    return calls.isEmpty ? "\(name): play on" : "\(name): whistle, because \(calls.joined(separator: ", "))"
  }
}

extension Container {
  var referee: Factory<Referee> {
    self {
      let radio = self.colleagues { !$0.name.isEmpty }
      return Referee(radio: radio)
    }
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    contribute(Tagged(\.referee, priority: -1) { $0 }, to: \.crew)
  }
}

for incident in ["a foul on the left", "a dive in the middle"] {
  for official in Container.shared.colleagues() {
    print(incident, "→", official.decide(incident) ?? "\(official.name) saw nothing")
  }
}
