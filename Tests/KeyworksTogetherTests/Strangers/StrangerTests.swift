import Keyworks
import KeyworksAsync
import KeyworksUI
import KeyworksWiring
import TestSupport
import Testing

/// The types below conform to protocols of the library that are not meant for them. See also
/// `LibraryOnly.swift` among the code that must not compile.
@Suite struct `A stranger's conformance` {
  private let shop = StrangeShop()

  @Test func `modifiers change nothing about a foreign type of factory`() {
    let foreign = ForeignFactory(shop)
    let modified = foreign.live.ignoring(Weather.self).under(Weather.rain).cached
      .decorated { $0 + "!" }
    #expect(modified.isUnchanged)
    #expect(ForeignMainActorFactory(shop).teardown { _ in }.isUnchanged)
    #expect(shop.word() == "word")
  }

  @Test func `verbs of a foreign type of factory act on the factory that it stands for`() {
    let foreign = ForeignFactory(shop)
    let override = foreign.override(with: "other")
    #expect(shop.word() == "other")
    override.revert()
    let decoration = foreign.decorate { $0 + "!" }
    #expect(shop.word() == "word!")
    decoration.revert()
    foreign.register(with: "registered")
    #expect(shop.word() == "registered")
    foreign.reset()
    #expect(shop.word() == "word")
  }

  @Test func `a foreign type of factory builds as it likes in a start, a list and a wiring`()
    async throws
  {
    try await shop.start(\.foreign)
    #expect(try await shop.gather(\.services) == ["foreign"])
    let screens = shop[\.screens]
    #expect(await MainActor.run { screens.map { $0() } } == ["foreign"])
    shop.activate(\.needy)
    #expect(shop.word() == "word")
  }

  @Test func `a foreign property wrapper learns nothing of what it names`() {
    #expect(Wrapper(\StrangeShop.Type.words).names.hasPrefix("_Injection<"))
  }
}

extension Stop {
  static let ofStrangers: [Stop] = [
    Stop(
      "a foreign list with the declaration of a list of other elements stops the process",
      containing:
        "ForeignList hands out the declaration of a list whose containers or elements have "
        + "other types. Do not conform types to FactoryList: declare the list as Tags or KeyedTags."
    ) { _ = StrangeShop()[\.foreignNumbers, in: \.words] },
    Stop(
      "a foreign list as a replacement stops the process",
      containing: "ForeignList hands out the declaration of a list"
    ) { StrangeShop().override(\.foreignNumbers, with: ForeignList()) },
    Stop(
      "a contribution to a foreign list stops the process",
      containing: "ForeignList hands out the declaration of a list"
    ) { StrangeShop().remove(\.word, from: \.foreignNumbers) },
    Stop(
      "a container that lends the manager of another one stops the process",
      containing: "StrangeShop returns a new manager each time"
    ) { _ = Borrower().word() },
    Stop(
      "a wiring of a container that shares its manager with another one stops the process",
      containing: "A Sharer and a StrangeShop share one manager. Give each container its own: let "
        + "manager = ContainerManager()"
    ) {
      let shop = StrangeShop()
      let isOn = Locked(false)
      Sharer(of: shop, isOn).activate(\.switched)
      isOn.set(true)
      shop.reset(.registrations)
      for _ in 0..<3 { _ = shop.word() }
    },
  ]

  static let ofStrangersBySentence = bySentence(ofStrangers)
}

@Suite struct `Stops for strangers` {
  @Test(arguments: Stop.ofStrangersBySentence.keys.sorted())
  func `the process stops`(sentence: String) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [sentence] in
      try await Stop.ofStrangersBySentence[sentence]?.use()
    }
    try #require(Stop.ofStrangersBySentence[sentence]).check(result)
  }
}

private enum Weather: Variant { case rain }

private final class StrangeShop: SharedContainer {
  static let shared = StrangeShop()
  let manager = ContainerManager()

  var word: Factory<String> { self { "word" } }
  var foreign: ForeignFactory { ForeignFactory(self) }

  static var words: Tags<String> { [Tagged(\.word)] }
  static var services: AsyncTags<String> { [Tagged(\.foreign)] }
  static var screens: MainActorTags<String> { [Tagged(\.foreign)] }
  static var foreignNumbers: ForeignList { ForeignList() }
  static var needy: Wiring<StrangeShop> { Wiring { _ in }.requiring(\.foreign).starting(\.foreign) }
}

private struct ForeignFactory: KeptFactory, StartableFactory, AsyncMember, MainActorMember {
  let shop: StrangeShop
  var isUnchanged = true
  init(_ shop: StrangeShop) { self.shop = shop }

  typealias _Signature = Void
  var declaration: Declaration<String> { shop.word.declaration }
  func _changed(by change: _Change<ForeignFactory>) -> ForeignFactory { self }
  func keeping(_ lifetime: Lifetime) -> ForeignFactory { self }
  func _start() async throws {}
  static func _provided(
    by factory: @escaping @Sendable () -> ForeignFactory
  ) -> AsyncProvider<String, any Error> { StrangeShop.provider }
  static func _provided(
    onMainActorBy factory: @escaping @MainActor () -> ForeignFactory
  ) -> MainActorProvider<String> { StrangeShop.screenProvider }
}

extension StrangeShop {
  fileprivate var answer: AsyncFactory<String, any Error> { self.async { "foreign" } }
  fileprivate var screenAnswer: MainActorFactory<String> { self.mainActor { "foreign" } }
  private static let other = StrangeShop()
  fileprivate static var provider: AsyncProvider<String, any Error> { other.provider(\.answer) }
  fileprivate static var screenProvider: MainActorProvider<String> {
    other.provider(\.screenAnswer)
  }
}

private struct ForeignMainActorFactory: MainActorDeclaration {
  let shop: StrangeShop
  var isUnchanged = true
  init(_ shop: StrangeShop) { self.shop = shop }

  typealias _Signature = Void
  var declaration: Declaration<String> { shop.word.declaration }
  func _changed(by change: _Change<ForeignMainActorFactory>) -> ForeignMainActorFactory { self }
}

/// A list of numbers that hands out words.
private struct ForeignList: FactoryList {
  typealias Root = StrangeShop
  typealias Element = Int
  typealias Key = Never
  var declaration: TagDeclaration { StrangeShop.words.declaration }
  static func gathered(_ element: Int, for key: Never?) -> Int? { element }
}

private struct Wrapper: _Injecting, _Providing {
  typealias Value = [String]
  let names: String
  init<Root: SharedContainer>(_ injection: _Injection<Root, [String]>) {
    names = "\(type(of: injection))"
  }
}

/// A container that lends the manager of a container that nobody holds.
private final class Borrower: ManagedContainer {
  let manager = ContainerManager()
  var word: Factory<String> { self { "word" } }

  func _manager(of container: _Borrowed<AnyObject>) -> _Borrowed<ContainerManager> {
    StrangeShop()._manager(of: container)
  }
}

private final class Sharer: ManagedContainer {
  let manager: ContainerManager
  let isOn: Locked<Bool>
  init(of shop: StrangeShop, _ isOn: Locked<Bool>) { (manager, self.isOn) = (shop.manager, isOn) }

  static var switched: Wiring<Sharer> {
    Wiring { _ in }.enabled { $0.isOn.withLock(\.self) }
  }
}
