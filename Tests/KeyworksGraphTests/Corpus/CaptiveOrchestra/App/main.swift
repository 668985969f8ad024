// why: conductor (cached) keeps concert (scope) in a property with the wrapper Part.
import Keyworks
import Synchronization

/// Gives a musician a part by name: `@Part(\.concert) var concert`.
@propertyWrapper
struct Part<Value: Sendable>: Sendable {
  let wrappedValue: Value

  init(_ path: KeyPath<Container, Factory<Value>>, in house: Container = .shared) {
    wrappedValue = house[path]
  }
}

protocol Musician: Sendable {
  func play(_ bars: Int)
}

final class Concert: Sendable {
  private let played = Mutex(0)
  let title: String

  init(title: String) { self.title = title }

  func advance(by bars: Int) -> Int {
    played.withLock { count in
      count += bars
      return count
    }
  }
}

final class Metronome: Sendable {
  let beats = 96
}

struct Conductor: Musician {
  @Part(\.metronome) private var metronome
  @Part(\.concert) private var concert

  func play(_ bars: Int) {
    print(concert.title, "at", metronome.beats, "reached bar", concert.advance(by: bars))
  }
}

struct Soloist: Musician {
  @Part(\.concert) private var concert

  func play(_ bars: Int) { print("The soloist joins in bar", concert.advance(by: bars)) }
}

extension Scope {
  static let evening = Scope("evening")
}

extension Container {
  var metronome: Factory<Metronome> { self { Metronome() }.singleton }
  var concert: Factory<Concert> { self { Concert(title: "Serenade") }.scope(.evening) }

  var conductor: Factory<any Musician> {  // expect: captive conductor concert
    self { Conductor() }.cached
  }
  var soloist: Factory<any Musician> { self { Soloist() }.scope(.evening) }
}

func evening(_ house: Container) {
  let players = [house.conductor(), house.soloist()]
  for (index, player) in players.enumerated() { player.play(8 * (index + 1)) }
  house.reset(scope: .evening)
}

evening(.shared)
evening(.shared)
