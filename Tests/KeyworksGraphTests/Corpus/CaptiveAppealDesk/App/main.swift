// why: appealDesk (cached in the court's container) keeps transcript of the child
// HearingContainer, as the payload of Record.verbatim.
import Keyworks
import Synchronization

final class Transcript: Sendable {
  let hearing: Int
  private let lines = Mutex<[String]>([])

  init(hearing: Int, opening: String) {
    self.hearing = hearing
    add(opening)
  }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
  var pages: Int { lines.withLock { ($0.count + 29) / 30 } }
}

struct Usher: Sendable {
  func call(_ hearing: Int) -> String { "All rise for number \(hearing)." }
}

/// One container for each hearing, below that of the court.
final class HearingContainer: ManagedContainer {
  let court: Container
  let number: Int
  let manager: ContainerManager

  init(_ number: Int, in court: Container) {
    (self.court, self.number) = (court, number)
    manager = ContainerManager(parent: court)
  }
}

extension HearingContainer {
  var transcript: Factory<Transcript> {
    self { Transcript(hearing: self.number, opening: self.court.usher().call(self.number)) }.cached
  }
}

enum Record: Sendable {
  case agreed(summary: String)
  case verbatim(Transcript)

  var size: String {
    switch self {
    case .agreed(let summary): "\(summary.count) letters"
    case .verbatim(let transcript): "\(transcript.pages) pages of hearing \(transcript.hearing)"
    }
  }
}

struct AppealDesk: Sendable {
  let records: [Record]
  var load: String { records.map(\.size).joined(separator: ", ") }
}

extension Container {
  var usher: Factory<Usher> { self { Usher() }.singleton }

  var appealDesk: Factory<AppealDesk> {  // expect: captive appealDesk transcript
    self { AppealDesk(records: [.agreed(summary: "costs reserved"), self.record(ofHearing: 17)]) }.cached
  }

  private func record(ofHearing number: Int) -> Record {
    let hearing = HearingContainer(number, in: self)
    return .verbatim(hearing.transcript())
  }
}

let hearing = HearingContainer(18, in: .shared)
hearing.transcript().add("The witness was sworn.")
print(Container.shared.appealDesk().load)
