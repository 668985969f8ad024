import Keyworks

public final class Reserve: Sendable {
  public let gold: Int
  let keys: [String]

  init(in vault: Vault) {
    gold = vault.bars * 12
    keys = vault.keys
  }

  public func opens(with key: String) -> Bool { keys.contains(key) }
}

struct Vault: Sendable {
  let bars: Int
  let keys: [String]
}

extension Container {
  public var reserve: Factory<Reserve> { self { Reserve(in: self.vault()) }.singleton }

  var vault: Factory<Vault> { self { Vault(bars: 80, keys: ["north", "south"]) } }
}
