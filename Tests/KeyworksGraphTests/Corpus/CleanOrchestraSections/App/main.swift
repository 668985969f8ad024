// why: section has an id:, so each instrument has its own; pitch has none, but is unique.
import Keyworks
import KeyworksAsync

enum Instrument: String, CaseIterable, Sendable {
  case oboe, viola, harp
}

struct Pitch: Sendable {
  let hertz: Double
}

actor Section {
  private let instrument: Instrument
  private let pitch: Pitch
  private var bars = 0

  init(_ instrument: Instrument, pitch: Pitch) {
    self.instrument = instrument
    self.pitch = pitch
  }

  func play(_ count: Int) -> String {
    bars += count
    return "\(instrument.rawValue) at \(pitch.hertz) Hz, bar \(bars)"
  }
}

struct Score: Sendable {
  let sections: [Section]

  func rehearse(_ bars: Int) async -> [String] {
    await withTaskGroup(of: String.self) { desks in
      for section in sections { desks.addTask { await section.play(bars) } }
      var lines: [String] = []
      for await line in desks { lines.append(line) }
      return lines.sorted()
    }
  }
}

protocol Ensemble: ManagedContainer {
  var concertPitch: Factory<Double> { get }
}

extension Ensemble {
  /// Harps are tuned a little higher, because they drop.
  func pitch(for instrument: Instrument) -> Factory<Pitch> {
    self { Pitch(hertz: self.concertPitch() + (instrument == .harp ? 1 : 0)) }
  }

  func section(_ instrument: Instrument) -> AsyncFactory<Section, any Error> {
    self.async(id: instrument) { Section(instrument, pitch: self.pitch(for: instrument)()) }.cached
  }

  func score(for instruments: [Instrument] = Instrument.allCases) async throws -> Score {
    var sections: [Section] = []
    for instrument in instruments { sections.append(try await section(instrument)()) }
    return Score(sections: sections)
  }
}

extension Container: Ensemble {
  var concertPitch: Factory<Double> { self { 442 }.singleton }
}

try await withContainer(Container()) { hall in
  let tutti = try await hall.score()
  for line in await tutti.rehearse(8) { print(line) }
  let strings = try await hall.score(for: [.viola])
  for line in await strings.rehearse(4) { print(line) }
}
