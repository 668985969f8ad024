// why: a function declares a cached factory without an id:, so all bands share one receiver.
import Keyworks
import KeyworksAsync

enum Band: String, CaseIterable, Sendable {
  case vhf, uhf

  var kilohertz: Int {
    switch self {
    case .vhf: 144_800
    case .uhf: 403_000
    }
  }
}

actor Receiver {
  let band: Band
  private var frames = 0

  init(tunedTo band: Band) async throws {
    try await Task.sleep(for: .microseconds(band.kilohertz / 1_000))
    self.band = band
  }

  func frame() -> String {
    frames += 1
    return "\(band.rawValue) frame \(frames)"
  }
}

struct Sonde: Sendable {
  let receivers: [Receiver]

  func listen() async -> [String] {
    var heard: [String] = []
    for receiver in receivers { heard.append(await receiver.frame()) }
    return heard
  }
}

protocol Listening: ManagedContainer {}

extension Listening {
  func receiver(_ band: Band) -> AsyncFactory<Receiver, any Error> {  // expect: identity receiver
    self.async { try await Receiver(tunedTo: band) }.cached
  }

  func receivers(for bands: [Band] = Band.allCases) async throws -> [Receiver] {
    try await withThrowingTaskGroup(of: Receiver.self) { group in
      for band in bands {
        group.addTask { try await self.receiver(band)() }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }
}

extension Container: Listening {
  var sonde: AsyncFactory<Sonde, any Error> {
    self.async { Sonde(receivers: try await self.receivers()) }
  }
}

try await withContainer(Container()) { station in
  let sonde = try await station.sonde()
  for _ in 1...3 {
    for frame in await sonde.listen() { print(frame) }
  }
}
