// why: `matchService`: matchService (singleton) keeps photoCache (shared) in the stored
// property that it inherits from RemoteService, so the cache is never released.
// Written with Factory in 2021, now on Keyworks. Photos are large: the cache lives while some screen uses it.
import Keyworks
import KeyworksUI
import Synchronization

final class PhotoCache: Sendable {
  private let photos = Mutex<[String: [UInt8]]>([:])

  func photo(_ name: String, load: () -> [UInt8]) -> [UInt8] {
    if let known = photos.withLock({ $0[name] }) { return known }
    let fresh = load()
    photos.withLock { $0[name] = fresh }
    return fresh
  }
}

final class Backend: Sendable {
  func bytes(_ path: String) -> [UInt8] { Array(path.utf8) }
}

class RemoteService: @unchecked Sendable {
  fileprivate let backend = Container.injected(\.backend)
  fileprivate let photoCache = Container.injected(\.photoCache)

  func photo(of name: String) -> [UInt8] {
    photoCache.photo(name) { backend.bytes("/photos/\(name)") }
  }
}

final class NearbyService: RemoteService, @unchecked Sendable {
  func nearby() -> [String] { ["Ida", "Jonas", "Lou"] }
}

final class MatchService: RemoteService, @unchecked Sendable {
  private let matches = Mutex<Set<String>>([])

  func like(_ name: String) { matches.withLock { _ = $0.insert(name) } }
  var all: [String] { matches.withLock { $0.sorted() } }
}

@MainActor final class DeckViewModel {
  @Injected(\.nearbyService) private var nearby
  @Injected(\.matchService) private var matches
  private(set) var shownBytes = 0

  func swipe() {
    for name in nearby.nearby() {
      shownBytes += nearby.photo(of: name).count
      if name.count == 3 { matches.like(name) }
    }
  }
}

@MainActor final class MatchesViewModel {
  @Injected(\.matchService) private var matches
  var rows: [String] { matches.all.map { "\($0), \(matches.photo(of: $0).count) bytes" } }
}

extension Container {
  var backend: Factory<Backend> { self { Backend() }.singleton }
  var photoCache: Factory<PhotoCache> { self { PhotoCache() }.shared }
  var nearbyService: Factory<NearbyService> { self { NearbyService() }.cached }
  var matchService: Factory<MatchService> {  // expect: captive matchService photoCache
    self { MatchService() }.singleton
  }

  var deck: MainActorFactory<DeckViewModel> { self.mainActor { DeckViewModel() } }
  var matchesList: MainActorFactory<MatchesViewModel> { self.mainActor { MatchesViewModel() } }
}

let deck = Container.shared.deck()
deck.swipe()
print(deck.shownBytes, Container.shared.matchesList().rows)
