import Keyworks

protocol Clock: Sendable {
  var hour: Int { get }
}

struct SystemClock: Clock {
  let hour = 11
}

struct FixedClock: Clock {
  let hour: Int
}

protocol Mailer: Sendable {
  func send(_ text: String) -> String
}

struct LiveMailer: Mailer {
  let host: String
  let clock: any Clock
  func send(_ text: String) -> String { "\(text) to \(host) at \(clock.hour)" }
}

struct FakeMailer: Mailer {
  let journal: Journal
  func send(_ text: String) -> String { "\(text) to \(journal.name)" }
}

final class Journal: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

struct Campaign: Sendable {
  let mailer: any Mailer
  let greeting: String
  func run() -> String { mailer.send(greeting) }
}
