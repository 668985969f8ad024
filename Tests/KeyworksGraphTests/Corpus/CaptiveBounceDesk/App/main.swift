// why: `bounces` (cached in Container) keeps the `envelope` of a Conversation, a container
// below it that is closed when `converse` returns.
import Keyworks
import KeyworksAsync
import Synchronization

// One envelope for each SMTP conversation.

final class Envelope: Sendable {
  private let recipients = Mutex<[String]?>([])
  let sender: String
  init(from sender: String) { self.sender = sender }

  func add(_ recipient: String) -> Bool {
    recipients.withLock { list in
      list?.append(recipient)
      return list != nil
    }
  }
  func seal() -> Int {
    recipients.withLock { list in
      defer { list = nil }; return list?.count ?? 0
    }
  }
}

final class Conversation: ManagedContainer {
  let manager: ContainerManager
  let client: String
  init(with client: String, of daemon: Container) {
    self.client = client
    manager = ContainerManager(parent: daemon)
  }
}
extension Conversation {
  var envelope: AsyncFactory<Envelope, any Error> {
    self.async { Envelope(from: self.client) }.cached.teardown { print("sealed", $0.seal()) }
  }
}

/// Tells senders that their mail could not be delivered.
actor BounceDesk {
  private let envelope: Envelope
  private var refused = 0
  init(_ envelope: Envelope) { self.envelope = envelope }

  func bounce(to sender: String) -> String {
    guard envelope.add(sender) else {
      refused += 1
      return "sealed, \(refused) lost"
    }
    return "bounced to \(sender)"
  }
}

extension Container {
  var bounces: AsyncFactory<BounceDesk, any Error> {  // expect: captive bounces envelope
    self.async {
      // The daemon itself is the client: mail from nobody.
      try await self.converse(with: "<>") { BounceDesk(try await $0.envelope()) }
    }.cached
  }

  func converse<Answer: Sendable>(
    with client: String, _ work: (Conversation) async throws -> Answer
  ) async throws -> Answer {
    let conversation = Conversation(with: client, of: self)
    return try await withContainer(conversation) { try await work($0) }
  }
}

try await withContainer(Container()) { daemon in
  for client in ["ada@example.org", "bob@example.org"] {
    let local = try await daemon.converse(with: client) { try await $0.envelope().add("root") }
    print(client, local ? "queued" : "refused")
    if client.hasPrefix("bob") { print(try await daemon.bounces().bounce(to: client)) }
  }
}
