import Keyworks
import KeyworksAsync

public final class Ledger: Sendable {
  public let owner: String
  public init(owner: String) { self.owner = owner }
  public func flush() async throws {}
}

public final class Branch: ManagedContainer {
  public let manager: ContainerManager
  let bank: Container
  public init(_ bank: Container) { (self.bank, manager) = (bank, ContainerManager(parent: bank)) }
}

public final class Vault: ManagedContainer {
  public let manager = ContainerManager()
  public init() {}
}

extension Branch {
  public var teller: Factory<Ledger> {
    self { Ledger(owner: "teller") }.cached.teardown { try await $0.flush() }
  }
}

extension Vault {
  public var gold: Factory<Ledger> {  // expect: teardown gold
    self { Ledger(owner: "gold") }.cached.teardown { try await $0.flush() }
  }
}

extension Container {
  public var ledger: Factory<Ledger> {
    self { Ledger(owner: "bank") }.cached.teardown { try await $0.flush() }
  }
  public var auditor: Factory<Ledger> {  // expect: teardown auditor
    self { Ledger(owner: "auditor") }.singleton.teardown { try await $0.flush() }
  }
  public var receipt: Factory<Ledger> {  // expect: teardown receipt
    self { Ledger(owner: "receipt") }.shared.teardown { try await $0.flush() }
  }
}
