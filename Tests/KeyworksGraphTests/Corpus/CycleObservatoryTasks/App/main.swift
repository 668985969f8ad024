// why: night → async let sky → SkyReport.gather → a task of the group → Post.clouds →
// hillCamera → night.
import Keyworks
import KeyworksAsync

struct Target: Sendable {
  let name: String
  let altitude: Double
}

actor Dome {
  private var azimuth = 0.0
  func turn(to degrees: Double) -> String {
    azimuth = degrees
    return "dome at \(azimuth)°"
  }
}

struct Night: Sendable {
  let dome: Dome
  let targets: [Target]

  init(dome: Dome, sky: SkyReport, catalog: [Target]) {
    self.dome = dome
    targets = catalog.filter { $0.altitude > 30 + sky.clouds * 20 }
  }
}

/// The posts around the observatory that measure how cloudy it is.
enum Post: CaseIterable, Sendable {
  case roof, hill, valley

  func clouds(in site: Container) async throws -> Double {
    switch self {
    case .roof: 0.1
    case .hill: try await site.hillCamera().clouds()
    case .valley: 0.4
    }
  }
}

struct SkyReport: Sendable {
  let clouds: Double

  static func gather(in site: Container) async throws -> SkyReport {
    try await withThrowingTaskGroup(of: Double.self) { group in
      for post in Post.allCases {
        group.addTask { try await post.clouds(in: site) }
      }
      let sum = try await group.reduce(0, +)
      return SkyReport(clouds: sum / Double(Post.allCases.count))
    }
  }
}

struct Camera: Sendable {
  let aim: Target?
  func clouds() -> Double { aim == nil ? 1 : 0.2 }
}

extension Container {
  var catalog: Factory<[Target]> { self { [Target(name: "M13", altitude: 62), Target(name: "M31", altitude: 35)] } }
  var dome: AsyncFactory<Dome, Never> { self.async { Dome() }.singleton }
  var sky: AsyncFactory<SkyReport, any Error> {  // expect: cycle sky hillCamera night
    self.async { try await SkyReport.gather(in: self) }
  }
  var hillCamera: AsyncFactory<Camera, any Error> {
    self.async {
      let night = try await self.night()
      return Camera(aim: night.targets.first)
    }.cached
  }
  var night: AsyncFactory<Night, any Error> {
    self.async {
      async let dome = self.dome()
      async let sky = self.sky()
      return Night(dome: await dome, sky: try await sky, catalog: self.catalog())
    }.cached
  }
}

let night = try await Container.shared.night()
print(await night.dome.turn(to: 120), night.targets.map(\.name))
