import Keyworks
import Testing

@Suite struct `A list that a protocol requires` {
  private let team = Team()

  @Test func `a protocol requirement and its implementation are the same list or map`() {
    #expect(team.sum() == [1])
    team.contribute(Tagged(\.two), to: \.wanted)
    #expect(team.sum() == [1, 2])
    team.remove(\.one, from: \.wanted)
    #expect(team.sum() == [2])
    let token = team.override(\.wanted, with: [])
    #expect(team.sum().isEmpty)
    token.revert()
    team.add()
    #expect(team[\.wanted] == [2, 3])
    #expect(team.named("one") == 1)
    team.contribute(Tagged(\.two), for: "two", to: \.byName)
    #expect(team.named("two") == 2)
    team.contribute(Tagged(\.three), for: "three", to: \.openByName)
    #expect(team.openNames() == ["three"])
  }

  @Test func `a requirement is the same list as its implementation, and no other like it`() {
    team.contribute(Tagged(\.two), to: \.open)
    #expect(team.opened() == [2])
    #expect(team[\.open] == [2])
    #expect(team[\.alsoOpen].isEmpty)
    // One function makes both of these from different members.
    #expect(team[\.onlyOne] == [1])
    #expect(team[\.onlyTwo] == [2])
  }
}

protocol Needs: ManagedContainer {
  static var wanted: TagList<Self, Int> { get }
  static var open: TagList<Self, Int> { get }
  static var unplaced: TagList<Self, Int> { get }
  static var byName: KeyedTagList<Self, String, Int> { get }
  static var openByName: KeyedTagList<Self, String, Int> { get }
}

extension Needs {
  fileprivate var three: Factory<Int> { self { 3 } }
  fileprivate func sum() -> [Int] { self[\.wanted] }
  fileprivate func opened() -> [Int] { self[\.open] }
  func unplacedSum() -> [Int] { self[\.unplaced] }
  fileprivate func named(_ name: String) -> Int? { self[\.byName, name] }
  fileprivate func openNames() -> [String] { self[\.openByName].map(\.key) }
  fileprivate func add() { contribute(Tagged(\.three), to: \.wanted) }
}

final class Team: Needs {
  let manager = ContainerManager()
  var one: Factory<Int> { self { 1 } }
  var two: Factory<Int> { self { 2 } }
  static var wanted: Tags<Int> { [Tagged(\.one)] }
  static var onlyOne: Tags<Int> { only(\.one) }
  static var onlyTwo: Tags<Int> { only(\.two) }
  private static func only(
    _ factory: any KeyPath<Team, Factory<Int>> & Sendable
  ) -> Tags<Int> { [Tagged(factory)] }
  static var open: Tags<Int> { Tags() }
  static var alsoOpen: Tags<Int> { Tags() }
  static var unplaced: Tags<Int> { [] }
  static var byName: KeyedTags<String, Int> { ["one": Tagged(\.one)] }
  static var openByName: KeyedTags<String, Int> { KeyedTags() }
}
