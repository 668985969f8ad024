// why: desk (singleton) holds only a provider of appointment, which it calls in display(), so
// it neither keeps it nor closes a cycle.
import Keyworks
import Synchronization

/// A value that is looked up each time one of its members is read.
@dynamicMemberLookup
struct Later<Value: Sendable>: Sendable {
  private let provider: Provider<Value>

  init(_ provider: Provider<Value>) { self.provider = provider }

  subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member {
    provider()[keyPath: member]
  }
}

enum Motif: String, CaseIterable, Sendable {
  case anchor, swallow, rose
}

final class Appointment: Sendable {
  let number: Int
  let motif: Motif
  private let strokes = Mutex(0)

  init(number: Int) {
    self.number = number
    motif = Motif.allCases[number % Motif.allCases.count]
  }

  var progress: String { "\(strokes.withLock { $0 }) strokes of \(motif.rawValue)" }
  func stroke() { strokes.withLock { $0 += 1 } }
}

final class FrontDesk: Sendable {
  private let issued = Mutex(0)
  private let current: Later<Appointment>

  init(current: Later<Appointment>) { self.current = current }

  func nextNumber() -> Int {
    issued.withLock { issued in
      issued += 1
      return issued
    }
  }

  func display() -> String { "now serving \(current.number): \(current.progress)" }
}

extension Scope {
  static let sitting = Scope("sitting")
}

extension Container {
  var desk: Factory<FrontDesk> {
    self { FrontDesk(current: Later(self.provider(\.appointment))) }.singleton
  }

  var appointment: Factory<Appointment> {
    self { Appointment(number: self.desk().nextNumber()) }.scope(.sitting)
  }
}

let studio = Container.shared

func command(_ word: String) {
  switch word {
  case "stroke": studio.appointment().stroke()
  case "next": studio.reset(scope: .sitting)
  default: print(studio.desk().display())
  }
}

for word in CommandLine.arguments.dropFirst() { command(word) }
