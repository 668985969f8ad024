// why: the singleton keeps a provider, inside Current, that looks up the guest of the evening
// whenever a property is read.
import Keyworks
import Synchronization

extension Scope { static let evening = Scope("evening") }

final class Guest: Sendable {
  let name: String
  private let wishes = Mutex<[String]>([])
  init(name: String) { self.name = name }

  var wish: String? { wishes.withLock { $0.last } }
  func ask(for song: String) { wishes.withLock { $0.append(song) } }
}

/// Reads the properties of whatever the container has at the moment.
@dynamicMemberLookup
struct Current<Subject: Sendable>: Sendable {
  private let provider: Provider<Subject>
  init(_ provider: Provider<Subject>) { self.provider = provider }

  subscript<Value>(dynamicMember property: KeyPath<Subject, Value>) -> Value {
    provider()[keyPath: property]
  }
}

struct Studio: Sendable {
  let guest: Current<Guest>
  let jingle: String
}

final class Programme: Sendable {
  private let studio: Studio
  private let played = Mutex(0)
  init(in studio: Studio) { self.studio = studio }

  func next() -> String {
    let number = played.withLock { played in
      played += 1
      return played
    }
    return "\(studio.jingle) \(number). \(studio.guest.wish ?? "silence") for \(studio.guest.name)"
  }
}

extension Container {
  var names: Factory<Names> { self { Names() }.singleton }
  var guest: Factory<Guest> { self { Guest(name: self.names().draw()) }.scope(.evening) }
  var studio: Factory<Studio> {
    self { Studio(guest: Current(self.provider(\.guest)), jingle: "♪") }
  }
  var programme: Factory<Programme> { self { Programme(in: self.studio()) }.singleton }
}

final class Names: Sendable {
  private let left = Mutex(["Zora", "Emil", "Ida"])
  func draw() -> String { left.withLock { $0.popLast() ?? "nobody" } }
}

for song in ["Nightswimming", "Clair de lune", "So What"] {
  Container.shared.guest().ask(for: song)
  print(Container.shared.programme().next())
  Container.shared.reset(scope: .evening)
}
