// why: table → tieBreak → formGuide → table, by the key paths that combine(_:_:_:) resolves.
import Keyworks
import LeagueCore

struct TieBreak: Sendable {
  let fixtures: [Fixture]
  let form: FormGuide

  func prefers(_ left: String, over right: String) -> Bool {
    let goals = { club in fixtures.filter { $0.home == club }.map(\.homeGoals).reduce(0, +) }
    return (goals(left), form.streak(of: left)) > (goals(right), form.streak(of: right))
  }
}

struct Table: Sendable {
  let fixtures: [Fixture]
  let tieBreak: TieBreak

  func points(_ club: String) -> Int { fixtures.map { $0.points(for: club) }.reduce(0, +) }

  var clubs: [String] {
    Set(fixtures.flatMap { [$0.home, $0.away] }).sorted { left, right in
      let (l, r) = (points(left), points(right))
      return l == r ? tieBreak.prefers(left, over: right) : l > r
    }
  }
}

struct FormGuide: Sendable {
  let fixtures: [Fixture]
  let leaders: ArraySlice<String>

  init(fixtures: [Fixture], table: Table) {
    self.fixtures = fixtures
    leaders = table.clubs.prefix(2)
  }

  /// A win against one of the leaders counts twice.
  func streak(of club: String) -> Int {
    fixtures.reduce(0) { sum, game in
      let rival = game.home == club ? game.away : game.home
      return sum + game.points(for: club) * (leaders.contains(rival) ? 2 : 1)
    }
  }
}

extension Container {
  var table: Factory<Table> {  // expect: cycle table tieBreak formGuide
    self { self.combine(\.fixtures, \.tieBreak, Table.init) }.cached
  }
  var tieBreak: Factory<TieBreak> { self { self.combine(\.fixtures, \.formGuide, TieBreak.init) } }
  var formGuide: Factory<FormGuide> { self { self.combine(\.fixtures, \.table, FormGuide.init) } }
}

for (place, club) in Container.shared.table().clubs.enumerated() {
  print("\(place + 1). \(club)")
}
