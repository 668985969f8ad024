// why: porter (cached in the house) keeps transcript of a Visit, its child, which is released
// at once and torn down while the porter still writes to it.
import Keyworks
import KeyworksAsync
import Synchronization

// A support chat. Each visit has a container of its own; the house outlives all visits.

final class Transcript: Sendable {
  private let lines = Mutex<[String]>([])
  private let title: String
  init(title: String) { self.title = title }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
  func flush() { print(title, lines.withLock { $0.count }, "lines saved") }
}

struct Answers: Sendable {
  private let known = ["hours": "from 9 to 5", "refund": "within 30 days"]
  subscript(topic: String) -> String? { known[topic] }
}

struct Porter: Sendable {
  let answers: Answers
  let overnight: Transcript

  func reply(to topic: String) -> String {
    overnight.add(topic)
    return answers[topic] ?? "Somebody will write to you tomorrow."
  }
}

final class Visit: ManagedContainer {
  let manager: ContainerManager
  let house: Container
  let guest: String

  init(of guest: String, in house: Container) {
    self.house = house
    self.guest = guest
    manager = ContainerManager(parent: house)
  }
}

extension Visit {
  var transcript: Factory<Transcript> {
    self { Transcript(title: "visit of \(self.guest):") }.cached.teardown { $0.flush() }
  }
  var desk: ThrowingFactory<Desk, any Error> {
    self.throwing { Desk(porter: self.house.porter(), transcript: self.transcript()) }
  }
}

struct Desk: Sendable {
  let porter: Porter
  let transcript: Transcript
  func serve(_ topics: [String]) {
    for topic in topics { transcript.add("\(topic): \(porter.reply(to: topic))") }
  }
}

extension Container {
  var answers: Factory<Answers> { self { Answers() }.singleton }
  var porter: Factory<Porter> {  // expect: captive porter transcript
    self {
      func transcript(for shift: String) -> Transcript {
        Visit(of: shift, in: self).transcript()
      }
      return Porter(answers: self.answers(), overnight: transcript(for: "the night shift"))
    }.cached
  }
}

try await withContainer(Container()) { house in
  for (guest, topics) in [("Kim", ["hours"]), ("Ravi", ["refund", "parking"])] {
    try await withContainer(Visit(of: guest, in: house)) { visit in
      try visit.desk().serve(topics)
    }
  }
}
