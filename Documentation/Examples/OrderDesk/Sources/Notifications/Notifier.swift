import Keyworks
import KeyworksAsync

/// Tells customers what happens to their orders.
public protocol Notifier: Sendable {
  /// Sends a text to a customer.
  func notify(_ customer: String, _ text: String) async
}

extension Container {
  /// Writes emails, or short messages if the wiring `shortMessages` is on.
  public var notifier: Factory<any Notifier> { self { Email(outbox: self.outbox()) } }

  /// Collects messages. It is torn down before the gateway, so it can still send the last of them.
  var outbox: Factory<Outbox> {
    self { Outbox(gateway: self.gateway()) }.singleton.teardown { await $0.flush() }
  }
}

struct Email: Notifier {
  let outbox: Outbox

  func notify(_ customer: String, _ text: String) async {
    await outbox.add("email to \(customer): \(text)")
  }
}

struct ShortMessage: Notifier {
  let outbox: Outbox

  func notify(_ customer: String, _ text: String) async {
    await outbox.add("short message to \(customer): \(text)")
  }
}

/// Sends two messages at a time, and the rest when the program ends.
actor Outbox {
  private let gateway: any Gateway
  private var waiting: [String] = []

  init(gateway: any Gateway) {
    self.gateway = gateway
  }

  func add(_ message: String) {
    waiting.append(message)
    if waiting.count == 2 { flush() }
  }

  func flush() {
    for message in waiting { gateway.send(message) }
    waiting = []
  }
}
