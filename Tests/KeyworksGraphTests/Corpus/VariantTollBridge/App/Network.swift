import Keyworks

/// Where a build talks to. Operators train on the rehearsal bridge.
enum Stage: Variant { case live, rehearsal }

struct Address: Sendable, CustomStringConvertible {
  let host: String
  let path: String
  var description: String { "https://\(host)/\(path)" }
}

protocol Endpoints: SharedContainer {
  var host: Factory<String> { get }
}

extension Endpoints {
  func address(_ path: String) -> Address { Address(host: host(), path: path) }
}

extension Container: Endpoints {
  var host: Factory<String> {
    self { "tolls.example" }.when(Stage.rehearsal) { "tolls.rehearsal.example" }
  }
}

/// Keeps the connection to the bank open.
actor Ledger {
  private let address: Address
  private var booked = 0
  init(at address: Address) { self.address = address }

  func book(_ cents: Int) -> String {
    booked += cents
    return "\(booked) at \(address)"
  }
}

struct Barrier: Sendable {
  let address: Address
  func lift() -> String { "lifted by \(address)" }
}
