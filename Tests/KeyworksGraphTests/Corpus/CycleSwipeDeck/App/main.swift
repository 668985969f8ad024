// why: `matchmaker`: matchmaker → tastes → history → matchmaker, since `Wired(_:)` resolves in
// its initializer (`later:` was meant).
import Keyworks

/// Our own spelling of `@Injected`, which can also wait until the first use.
@propertyWrapper
struct Wired<Value> {
  private enum Source {
    case now(Value)
    case later(Provider<Value>)
  }
  private let source: Source

  init(_ path: KeyPath<Container, Factory<Value>>) {
    source = .now(Container.shared[path])
  }

  init(later path: KeyPath<Container, Factory<Value>> & Sendable) {
    source = .later(Container.shared.provider(path))
  }

  var wrappedValue: Value {
    switch source {
    case .now(let value): value
    case .later(let provider): provider()
    }
  }
}

struct Profile: Sendable, Hashable {
  let name: String
  let interests: Set<String>
}

final class ProfileDirectory: Sendable {
  let everyone = [
    Profile(name: "Mia", interests: ["climbing", "jazz"]),
    Profile(name: "Noor", interests: ["chess"]),
    Profile(name: "Tom", interests: ["jazz"]),
  ]
}

final class Matchmaker {
  @Wired(\.tastes) private var tastes
  @Wired(\.directory) private var directory

  func ranked() -> [Profile] {
    directory.everyone.sorted { tastes.score($0) > tastes.score($1) }
  }
}

final class TasteModel {
  @Wired(\.history) private var history

  func score(_ profile: Profile) -> Int {
    history.likedInterests.intersection(profile.interests).count
  }
}

final class SwipeHistory {
  @Wired(\.matchmaker) private var matchmaker
  @Wired(later: \.directory) private var directory
  private var likes: Set<Profile> = []

  var likedInterests: Set<String> { likes.reduce(into: []) { $0.formUnion($1.interests) } }

  func likeTheFirst() {
    if let first = matchmaker.ranked().first ?? directory.everyone.first { likes.insert(first) }
  }
}

extension Container {
  var directory: Factory<ProfileDirectory> { self { ProfileDirectory() }.singleton }
  var matchmaker: Factory<Matchmaker> {  // expect: cycle matchmaker tastes history
    self { Matchmaker() }.graph
  }
  var tastes: Factory<TasteModel> { self { TasteModel() }.graph }
  var history: Factory<SwipeHistory> { self { SwipeHistory() }.graph }
}

let history = Container.shared.history()
history.likeTheFirst()
print(history.likedInterests.sorted())
