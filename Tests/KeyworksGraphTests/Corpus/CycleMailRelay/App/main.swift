// why: Transport.open in `outgoing` needs `keyring`, which gets `postmaster`, which gets
// `outgoing`: outgoing → keyring → postmaster → outgoing.
import Keyworks
import KeyworksAsync

// MARK: Signing

/// The DKIM keys of our domains. Tells the postmaster when one is about to expire.
actor Keyring {
  private var daysLeft: [String: Int]
  private let postmaster: Postmaster

  init(_ daysLeft: [String: Int], postmaster: Postmaster) {
    self.daysLeft = daysLeft
    self.postmaster = postmaster
  }
  func signature(for domain: String) async -> String {
    if daysLeft[domain, default: 0] < 7 { await postmaster.warn("rotate the key of \(domain)") }
    return "d=\(domain)"
  }
}

struct Postmaster: Sendable {
  let address: String
  let channel: Channel
  func warn(_ text: String) async { await channel.deliver("To: \(address)\n\n\(text)") }
}

// MARK: Transport

actor Channel {
  private let banner: String
  private let keys: Keyring?
  private(set) var delivered = 0

  init(banner: String, keys: Keyring? = nil) {
    self.banner = banner
    self.keys = keys
  }
  func deliver(_ message: String) async {
    let signature = await keys?.signature(for: "example.org") ?? "unsigned"
    print(banner, signature, message)
    delivered += 1
  }
}

enum Transport: String, Sendable {
  case smtp, lmtp

  func open(in mail: Container) async throws -> Channel {
    switch self {
    case .smtp:
      async let banner = mail.banner()
      async let keys = mail.keyring()
      return try await Channel(banner: banner, keys: keys)
    case .lmtp:
      return Channel(banner: "LHLO localhost")
    }
  }
}

extension Container {
  var transport: Factory<Transport> { self { Transport(rawValue: CommandLine.arguments.last ?? "") ?? .smtp } }
  var banner: AsyncFactory<String, any Error> { self.async { "EHLO \(self.transport().rawValue).example.org" } }
  var outgoing: AsyncFactory<Channel, any Error> {  // expect: cycle outgoing keyring postmaster
    self.async { try await self.transport().open(in: self) }.singleton
  }
  var keyring: AsyncFactory<Keyring, any Error> {
    self.async { Keyring(["example.org": 3], postmaster: try await self.postmaster()) }.singleton
  }
  var postmaster: AsyncFactory<Postmaster, any Error> {
    self.async { Postmaster(address: "root@example.org", channel: try await self.outgoing()) }
  }
}

let outgoing = try await Container.shared.outgoing()
await outgoing.deliver("Subject: hello")
print(await outgoing.delivered, "delivered")
