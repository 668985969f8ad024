// why: each case registers `carrier` once, `split` once more for a variant only, and each call
// of `send` has a container of its own.
// outbox: sends the drafts of a folder by one of several ways.
import Keyworks
import KeyworksAsync

protocol Carrier: Sendable {
  func carry(_ draft: String) async throws -> String
}

struct Pipe: Carrier {
  let command: String
  func carry(_ draft: String) -> String { "| \(command) < \(draft)" }
}

actor Line: Carrier {
  let host: String
  private var isOpen = true
  init(host: String) { self.host = host }

  func carry(_ draft: String) throws -> String {
    guard isOpen else { throw Closed(host: host) }
    return "\(draft) → \(host)"
  }
  func close() { isOpen = false }
}
struct Closed: Error { let host: String }

enum Urgency: Variant { case bulk, express }

extension Container {
  var carrier: AsyncFactory<any Carrier, any Error> { promised() }
  var line: AsyncParameterFactory<String, Line, any Error> {
    self.async { Line(host: $0) }.cached.teardown { await $0.close() }
  }
  var sender: AsyncFactory<Sender, any Error> { self.async { Sender(carrier: try await self.carrier()) } }
}

struct Sender: Sendable {
  let carrier: any Carrier
  func send(_ drafts: [String]) async throws {
    try await withThrowingTaskGroup(of: String.self) { group in
      for draft in drafts { group.addTask { try await carrier.carry(draft) } }
      for try await receipt in group { print(receipt) }
    }
  }
}

enum Route: String, CaseIterable {
  case sendmail, relay, split

  func install(in container: Container) {
    switch self {
    case .sendmail:
      container.carrier.register { Pipe(command: "sendmail -t") }
    case .relay:
      container.register(\.carrier) { try await $0.line("relay.example.org") }
    case .split:
      container.register(\.carrier) { try await $0.line("mail.example.org") }
      installBulk(in: container)
    }
  }
  /// Newsletters take another way than letters.
  private func installBulk(in container: Container) {
    container.carrier.register(for: Urgency.bulk) { Pipe(command: "newsletter") }
  }
}

func send(_ drafts: [String], by route: Route) async throws {
  try await withContainer(Container()) { outbox in
    route.install(in: outbox)
    try await outbox.sender().send(drafts)
    try await outbox.sender.under(Urgency.bulk)().send(drafts.map { "copy of \($0)" })
  }
}

let arguments = CommandLine.arguments.dropFirst()
let routes = Route.allCases.filter { arguments.contains($0.rawValue) }
for route in routes { try await send(["draft-1", "draft-2"], by: route) }
try await send(["receipt"], by: .sendmail)
