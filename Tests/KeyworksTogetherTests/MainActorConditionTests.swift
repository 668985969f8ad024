import Keyworks
import KeyworksAsync
import KeyworksUI
import KeyworksWiring
import Observation
import TestSupport
import Testing

@MainActor @Suite struct `A condition of the main actor` {
  private let shop = Boutique()

  @Test func `is read soon, and again after a change of the model`() async throws {
    shop.activate(\.dark)
    #expect(shop.theme() == "light")
    shop.settings().isDark = true
    try await shop.started(\.dark)
    #expect(shop.theme() == "dark")
    shop.settings().isDark = false
    try await shop.started(\.dark)
    #expect(shop.theme() == "light")
    try await shop.started(\.dark)
    #expect(shop.theme() == "light")
  }

  @Test func `counts on every thread`() async throws {
    shop.settings().isDark = true
    shop.activate(\.dark)
    try await shop.started(\.dark)
    let theme = await Task.detached { [shop] in shop.theme() }.value
    #expect(theme == "dark")
  }

  @Test func `is read again after a change of the container`() async throws {
    shop.activate(\.dark)
    try await shop.started(\.dark)
    shop.settings.override { Settings(isDark: true) }
    try await shop.started(\.dark)
    #expect(shop.theme() == "dark")
    shop.reset(.overrides)
    try await shop.started(\.dark)
    #expect(shop.theme() == "light")
  }

  @Test func `must be met beside the others`() async throws {
    shop.activate(\.large)
    try await shop.started(\.large)
    for (isDark, isLarge) in [(true, false), (false, true), (true, true)] {
      shop.settings().isDark = isDark
      shop.size.override { isLarge ? 2 : 1 }
      try await shop.started(\.large)
      #expect(shop.theme() == (isDark && isLarge ? "large and dark" : "light"))
    }
  }

  @Test func `has an answer for each sandbox`() async throws {
    shop.activate(\.dark)
    let outer = shop.settings()
    try await withSandbox {
      shop.activate(\.dark)
      let inner = shop.settings()
      outer.isDark = true
      try await shop.started(\.dark)
      #expect(shop.theme() == "light")
      Sandbox.none.run { inner.isDark = true }
      try await shop.started(\.dark)
      #expect(shop.theme() == "dark")
      outer.isDark = false
    }
    try await shop.started(\.dark)
    #expect(shop.theme() == "light")
  }

  @Test func `ends with its wiring, and keeps no container alive`() async throws {
    let settings = Settings()
    var token: Token?
    weak var weakShop: Boutique?
    do {
      let shop = Boutique()
      weakShop = shop
      shop.settings.register { settings }
      token = shop.activate(\.dark)
      try await shop.started(\.dark)
      token?.revert()
      let reads = shop.reads.count
      settings.isDark = true
      // A reading that this has asked for would come before.
      await Task { @MainActor in }.value
      try await shop.started(\.dark)
      #expect(shop.theme() == "light")
      #expect(shop.reads.count == reads)
      shop.activate(\.dark)
      try await shop.started(\.dark)
      #expect(shop.theme() == "dark")
    }
    settings.isDark = false
    await Task { @MainActor in }.value
    #expect(weakShop == nil)
    token?.revert()
  }

  @Test func `is not read in a closed container`() async throws {
    shop.activate(\.dark)
    try await shop.started(\.dark)
    let settings = shop.settings()
    try await shop.close()
    let reads = shop.reads.count
    settings.isDark = true
    await Task { @MainActor in }.value
    #expect(shop.reads.count == reads)
  }

  @Test func `of a wiring inside another one is waited for, too`() async throws {
    shop.settings().isDark = true
    shop.activate(\.outer)
    try await shop.started(\.outer)
    #expect(shop.theme() == "dark")
  }

  @Test func `does not follow what other conditions read`() async throws {
    try await withSandbox {
      shop.activate(\.loud)
      shop.activate(\.dark)
      for _ in 0..<3 { try await shop.started(\.dark) }
      let (volume, reads) = (shop.volume(), shop.reads.count)
      volume.isLoud = true
      await Task { @MainActor in }.value
      #expect(shop.reads.count == reads)
    }
  }

  @Test func `is read only after changes`() async throws {
    // Other tests change the singletons of the process.
    try await withSandbox {
      shop.activate(\.dark)
      shop.settings().isDark = true
      for _ in 0..<5 {
        try await shop.started(\.dark)
        _ = shop.theme()
      }
      let reads = shop.reads.count
      for _ in 0..<5 {
        _ = shop.theme()
        try await shop.started(\.dark)
      }
      #expect(shop.reads.count == reads)
    }
  }
}

@MainActor @Observable private final class Settings {
  var isDark: Bool
  init(isDark: Bool = false) { self.isDark = isDark }
}

private final class Boutique: ManagedContainer {
  let manager = ContainerManager()
  let reads = Reads()

  var settings: MainActorFactory<Settings> { self.mainActor { Settings() }.cached }
  var theme: Factory<String> { self { "light" } }
  var size: Factory<Int> { self { 1 } }
  var volume: Factory<Volume> { self { Volume() }.cached }

  static var dark: Wiring<Boutique> {
    Wiring { $0.theme.register { "dark" } }
      .enabled(onMainActor: { shop in
        shop.reads.count += 1
        return shop.settings().isDark
      })
  }
  static var loud: Wiring<Boutique> {
    Wiring { $0.size.register { 3 } }.enabled { $0.volume().isLoud }
  }
  static var outer: Wiring<Boutique> {
    Wiring { $0.activate(\.dark) }.enabled(onMainActor: { $0.settings().isDark })
  }
  static var large: Wiring<Boutique> {
    Wiring { $0.theme.register { "large and dark" } }
      .enabled { $0.size() > 1 }
      .enabled(onMainActor: { $0.settings().isDark })
  }
}

@Observable private final class Volume: Sendable {
  @ObservationIgnored private let loud = Locked(false)
  var isLoud: Bool {
    get {
      access(keyPath: \.isLoud)
      return loud.withLock(\.self)
    }
    set { withMutation(keyPath: \.isLoud) { loud.set(newValue) } }
  }
}

@MainActor private final class Reads {
  var count = 0
  nonisolated init() {}
}
