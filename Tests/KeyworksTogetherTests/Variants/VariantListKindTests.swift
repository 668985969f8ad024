import Keyworks
import KeyworksAsync
import KeyworksUI
import Testing

@Suite struct `A list under a variant` {
  private let fair = Fair()

  @Test func `a list of every kind can name the variant of a member`() async throws {
    #expect(fair[\.saltyMakers].map { $0(2) } == ["2 salty", "2 plain"])
    #expect(try await fair.gather(\.saltyWaiting) == ["salty", "salty tea", "none"])
    #expect(try await fair.gather(\.saltyWaitingMakers) { try await $0(2) } == ["2 salty", "2"])
    #expect(await screens(of: fair) == ["salty", "none"])
    let sweet = Taste.sweet
    #expect(fair.with(sweet) { $0[\.saltyMakers].map { $0(2) } } == ["2 salty", "2 plain"])
    #expect(
      try await fair.with(sweet) { try await $0.gather(\.saltyWaiting) } == [
        "salty", "salty tea", "sweet",
      ])
    #expect(await fair.with(sweet) { await screens(of: $0) } == ["salty", "sweet"])
  }

  @Test func `a list of every kind can name what a member drops`() async throws {
    let salty = Taste.salty
    #expect(fair.with(salty) { $0[\.plainMakers].map { $0(2) } } == ["2 plain", "2 salty"])
    #expect(
      try await fair.with(salty) { try await $0.gather(\.plainWaiting) } == [
        "none", "plain tea", "salty",
      ])
    #expect(
      try await fair.with(salty) {
        try await $0.gather(\.plainWaitingMakers) { try await $0(2) }
      } == ["2", "2 salty"])
    #expect(
      await fair.with(salty) { fair in await self.screens(of: fair, \.plainScreens) } == [
        "none", "salty",
      ])
  }

  @MainActor private func screens(
    of fair: Fair, _ list: KeyPath<Fair.Type, Fair.MainActorTags<String>> = \.saltyScreens
  ) -> [String] { fair[list].map { $0() } }

  @Test func `a variant applies to the asynchronous members of a list`() async throws {
    let salty = Taste.salty
    #expect(try await fair.gather(\.waiting) == ["none", "plain tea"])
    #expect(
      try await fair.with(salty) { try await $0.gather(\.waiting) } == ["salty", "salty tea"])
    let values = try await fair.with(salty) {
      try await $0.gather(\.waitingMap) { try await $0.value() }
    }
    #expect(values == ["salty"])
    #expect(try await fair.with(salty) { try await $0[\.waitingMap, 1]?() } == "salty")
    let made = try await fair.with(salty) {
      try await $0.gather(\.waitingMakers) { try await $0(4) }
    }
    #expect(made == ["4 salty"])
  }
}

private enum Taste: Variant { case sweet, salty }

private final class Fair: ManagedContainer {
  let manager = ContainerManager()

  var tea: Factory<String> { self { "plain tea" }.when(Taste.salty) { "salty tea" } }
  var taste: Factory<String> {
    self { self.contextValue(of: Taste.self).map { "\($0)" } ?? "none" }
  }
  var sized: ParameterFactory<Int, String> {
    self { "\($0) plain" }.when(Taste.salty) { "\($0) salty" }
  }
  var slow: AsyncFactory<String, Never> {
    self.async { self.contextValue(of: Taste.self).map { "\($0)" } ?? "none" }
  }
  var slowSized: AsyncParameterFactory<Int, String, Never> {
    self.async { number in "\(number)" }.when(Taste.salty) { "\($0) salty" }
  }
  var screen: MainActorFactory<String> { self.mainActor { self.taste() } }
  static var waiting: AsyncTags<String> { [Tagged(\.slow), Tagged(\.tea)] }
  static var waitingMap: AsyncKeyedTags<Int, String> { [1: Tagged(\.slow)] }
  static var waitingMakers: TagList<Fair, AsyncParameterProvider<Int, String, any Error>> {
    [Tagged(\.slowSized)]
  }
  static var saltyMakers: Tags<ParameterProvider<Int, String>> {
    [Tagged(\.sized, under: Taste.salty), Tagged(\.sized)]
  }
  static var saltyWaiting: AsyncTags<String> {
    [Tagged(\.slow, under: Taste.salty), Tagged(\.tea, under: Taste.salty), Tagged(\.slow)]
  }
  static var saltyWaitingMakers: TagList<Fair, AsyncParameterProvider<Int, String, any Error>> {
    [Tagged(\.slowSized, under: Taste.salty), Tagged(\.slowSized)]
  }
  static var saltyScreens: MainActorTags<String> {
    [Tagged(\.screen, under: Taste.salty), Tagged(\.screen)]
  }
  static var plainMakers: Tags<ParameterProvider<Int, String>> {
    [Tagged(\.sized, without: Taste.self), Tagged(\.sized)]
  }
  static var plainWaiting: AsyncTags<String> {
    [Tagged(\.slow, without: Taste.self), Tagged(\.tea, without: Taste.self), Tagged(\.slow)]
  }
  static var plainWaitingMakers: TagList<Fair, AsyncParameterProvider<Int, String, any Error>> {
    [Tagged(\.slowSized, without: Taste.self), Tagged(\.slowSized)]
  }
  static var plainScreens: MainActorTags<String> {
    [Tagged(\.screen, without: Taste.self), Tagged(\.screen)]
  }
}
