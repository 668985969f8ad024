public import Keyworks
public import KeyworksAsync

public protocol Station: Sendable {
  var name: String { get }
  func report() async -> String
}

actor Lamp: Station {
  nonisolated let name = "lamp"
  private var hours = 0

  func report() -> String {
    hours += 1
    return "burning for \(hours) h"
  }
}

/// Goes round all stations.
public actor Watch {
  private let stations: [any Station]

  init(stations: [any Station]) { self.stations = stations }

  public func round() async -> [String] {
    await withTaskGroup(of: String.self) { group in
      for station in stations {
        group.addTask { "\(station.name): \(await station.report())" }
      }
      var lines: [String] = []
      for await line in group { lines.append(line) }
      return lines
    }
  }

  public func size() -> Int { stations.count }
}

extension Container {
  public static var stations: AsyncTags<any Station> { [Tagged(\.lamp) { $0 }] }

  var lamp: Factory<Lamp> { self { Lamp() }.cached }

  public var watch: AsyncFactory<Watch, any Error> {  // expect: cycle watch fogHorn rota
    self.async { Watch(stations: try await self.gather(\.stations)) }.cached
  }
}
