import Keyworks

protocol Alert: Sendable {
  func ring() -> [String]
}

struct Sound: Alert {
  let name: String
  func ring() -> [String] { [name] }
}

struct Chorus: Alert {
  let alerts: [any Alert]
  init(_ alerts: [any Alert]) { self.alerts = alerts }
  init(from container: Container) { alerts = container[\.evening] }
  func ring() -> [String] { alerts.flatMap { $0.ring() } }
}

/// Receives the others of its list by injection.
struct Night: Alert {
  @Injected(\.night) private var alerts
  func ring() -> [String] { alerts.flatMap { $0.ring() } + ["night"] }
}

enum Place: Sendable {
  case door, roof, everywhere
}

/// Knows how many there are, and makes none.
struct Census: Alert {
  let count: Int
  func ring() -> [String] { ["one of \(count)"] }
}
