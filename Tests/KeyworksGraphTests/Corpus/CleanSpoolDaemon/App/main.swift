// why: the body of `spool` does not wait for the detached task, which belongs to no build and
// gets the finished spool for its courier.
// A mail daemon. What was left in the spool goes out when the daemon starts.
import Keyworks
import KeyworksAsync

struct Letter: Sendable, Comparable {
  let urgency: Int
  let subject: String
  static func < (a: Letter, b: Letter) -> Bool { a.urgency > b.urgency }
}

actor Spool {
  private var letters: [Letter]
  init(leftOver letters: [Letter]) { self.letters = letters }

  func add(_ letter: Letter) { letters.append(letter) }
  func drain() -> [Letter] {
    defer { letters.removeAll() }
    return letters.sorted()
  }
  func store() { print("kept", letters.count, "letters") }
}

/// Takes letters out of the spool, and puts back what it cannot deliver.
struct Courier: Sendable {
  let spool: Spool
  let route: Route
  func round() async -> Int {
    var delivered = 0
    for letter in await spool.drain() {
      if await route.accepts(letter) { delivered += 1 } else { await spool.add(letter) }
    }
    return delivered
  }
}

actor Route {
  private var left: Int
  init(capacity: Int) { left = capacity }
  func accepts(_ letter: Letter) -> Bool {
    left -= 1
    return left >= 0 || letter.urgency > 9
  }
}

extension Container {
  var route: AsyncFactory<Route, any Error> { self.async { Route(capacity: 100) }.cached }
  var courier: AsyncFactory<Courier, any Error> {
    self.async {
      async let spool = self.spool()
      async let route = self.route()
      return Courier(spool: try await spool, route: try await route)
    }
  }
  var spool: AsyncFactory<Spool, any Error> {
    self.async {
      let spool = Spool(leftOver: [Letter(urgency: 1, subject: "yesterday's news")])
      self.makeFirstRound()
      return spool
    }
    .cached
    .teardown { await $0.store() }
  }

  private func makeFirstRound() {
    Task.detached(priority: .background) {
      guard let delivered = try? await self.courier().round() else { return }
      print(delivered, "left over from yesterday")
    }
  }
}

try await withContainer(Container()) { daemon in
  let spool = try await daemon.spool()
  while let subject = readLine() {
    await spool.add(Letter(urgency: subject.count, subject: subject))
    print(try await daemon.courier().round(), "delivered")
  }
}
