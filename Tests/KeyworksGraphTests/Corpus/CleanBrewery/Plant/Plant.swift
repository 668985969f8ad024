import Keyworks
import KeyworksAsync

public protocol Drainable: Sendable {
  func drain() async
}

public actor Boiler: Drainable {
  private var bar = 0.0
  public init() {}

  public func heat(by bar: Double) -> Double {
    self.bar += bar
    return self.bar
  }

  public func drain() { bar = 0 }
}

extension Container {
  /// There is one boiler in the house, for every kettle.
  public var boiler: Factory<Boiler> {
    self { Boiler() }.singleton.teardown { await $0.drain() }
  }
}

public struct Shift: Sendable {
  let hours: Int
  public init(hours: Int) { self.hours = hours }

  /// Does the work each hour with clean kettles, and cools the house down at the end.
  public func callAsFunction(_ work: @Sendable (Container, Int) async throws -> Void) async throws {
    try await withTeardown(deadline: .seconds(30)) {
      for hour in 1...hours {
        try await Self.isolated { try await work($0, hour) }
      }
    }
  }

  private static func isolated(_ work: @Sendable (Container) async throws -> Void) async throws {
    let cellar = Container()
    do {
      try await work(cellar)
    } catch {
      try await cellar.close(.failed(error))
      throw error
    }
    try await cellar.close()
  }
}
