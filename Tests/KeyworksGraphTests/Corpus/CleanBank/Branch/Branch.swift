import Keyworks
import Treasury

struct Vault: Sendable {
  let drawers: Int
  init(backedBy reserve: Reserve) { drawers = reserve.gold / 4 }
}

public struct Counter: Sendable {
  public let greeting: String
  public let drawers: Int

  init(_ greeting: String, vault: Vault) {
    self.greeting = greeting
    drawers = vault.drawers
  }

  private init(_ greeting: String, drawers: Int) {
    self.greeting = greeting
    self.drawers = drawers
  }

  public func closed(for reason: String) -> Counter {
    Counter("\(greeting), closed for \(reason)", drawers: drawers)
  }
}

extension Container {
  var vault: Factory<Vault> { self { Vault(backedBy: self.reserve()) }.cached }

  public var counter: Factory<Counter> { self { Counter("Main hall", vault: self.vault()) } }
}
