// why: the list jingles contains finale, whose body resolves jingles, but receives the list
// without itself.
import Keyworks

struct Jingle: Sendable {
  let notes: [String]

  static func + (left: Jingle, right: Jingle) -> Jingle {
    Jingle(notes: left.notes + right.notes)
  }

  static let silence = Jingle(notes: [])
}

extension Sequence where Element == Jingle {
  /// The jingles in a row, each without its last note.
  var medley: Jingle {
    reduce(.silence) { $0 + Jingle(notes: $1.notes.dropLast()) }
  }
}

struct Programme {
  enum Item { case music(Jingle), talk(String) }

  let items: [Item]

  func air() {
    for item in items {
      switch item {
      case .music(let jingle): print("♪", jingle.notes.joined(separator: "-"))
      case .talk(let topic): print("Now:", topic)
      }
    }
  }
}

extension Container {
  static var jingles: Tags<Jingle> {
    [
      Tagged(\.news, priority: 10),
      Tagged(\.weather, priority: 20),
      Tagged(\.finale, priority: 90),
    ]
  }

  var news: Factory<Jingle> { self { Jingle(notes: ["g", "c", "e"]) } }
  var weather: Factory<Jingle> { self { Jingle(notes: ["a", "f"]) } }

  // Plays all the others once more.
  var finale: Factory<Jingle> {
    self { self[\.jingles].medley + Jingle(notes: ["c"]) }
  }

  var programme: Factory<Programme> {
    self {
      let topics = ["the harbour", "the council"]
      let talks = topics.map(Programme.Item.talk)
      return Programme(items: self[\.jingles].map { .music($0) } + talks)
    }
  }
}

Container.shared.programme().air()
