// why: leaderboard (cached) keeps athlete (scope login) in its property of the wrapper Needs.
import Keyworks
import KeyworksUI

// A running app: the leaderboard stays in memory, athletes come and go.

extension Scope {
  static let login = Scope("login")
}

/// An injected property without the underscore business of the real one: `@Needs(\.athlete) var athlete`.
@propertyWrapper struct Needs<Value> {
  let wrappedValue: Value

  init(_ factory: KeyPath<Container, Factory<Value>>, in container: Container = .shared) {
    wrappedValue = container[keyPath: factory]()
  }
}

final class Athlete: Sendable {
  let name: String
  let club: String
  init(name: String, club: String) {
    self.name = name
    self.club = club
  }
}

struct Finish: Sendable, Comparable {
  let club: String
  let seconds: Int
  static func < (one: Finish, other: Finish) -> Bool { one.seconds < other.seconds }
}

final class RaceService: Sendable {
  func results() -> [Finish] {
    [Finish(club: "Harriers", seconds: 2_310), Finish(club: "Striders", seconds: 2_204)]
  }
}

@MainActor final class TrainingModel {
  @Needs(\.athlete) private var athlete
  private var kilometres = 0

  func run(_ distance: Int) { kilometres += distance }
  var headline: String { "\(athlete.name): \(kilometres) km" }
}

@MainActor final class LeaderboardModel {
  @Needs(\.athlete) private var athlete
  @Needs(\.races) private var races
  private lazy var results = races.results().sorted()

  var rank: Int? { results.firstIndex { $0.club == athlete.club }.map { $0 + 1 } }
}

extension Container {
  var athlete: Factory<Athlete> { self { Athlete(name: "Ines", club: "Striders") }.scope(.login) }
  var races: Factory<RaceService> { self { RaceService() }.singleton }
  var training: MainActorFactory<TrainingModel> { self.mainActor { TrainingModel() }.scope(.login) }
  var leaderboard: MainActorFactory<LeaderboardModel> {  // expect: captive leaderboard athlete
    self.mainActor { LeaderboardModel() }.cached
  }
}

@MainActor func showHome() {
  let training = Container.shared.training()
  training.run(12)
  print(training.headline, Container.shared.leaderboard().rank ?? 0)
}

showHome()
Container.shared.reset(scope: .login)  // sign out
showHome()
