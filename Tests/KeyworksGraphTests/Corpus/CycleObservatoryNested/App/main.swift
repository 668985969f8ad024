// why: nested function `seeing` of observeSky: plan → (async let) observeSky → monitor → plan.
import Keyworks
import KeyworksAsync

struct Target: Sendable {
  let name: String
  let magnitude: Double
}

struct Sky: Sendable {
  let seeing: Double
  let clouds: Double
  var isUsable: Bool { seeing < 2.5 && clouds < 0.4 }
}

struct NightPlan: Sendable {
  let targets: [Target]
  let sky: Sky
  var exposure: Duration { .seconds(sky.isUsable ? 30 : 120) }
}

actor SeeingMonitor {
  private let exposure: Duration
  private(set) var samples: [Double] = []

  init(exposure: Duration) { self.exposure = exposure }

  func measure(count: Int) -> Double {
    for index in 0..<count { samples.append(1.2 + Double(index) / Double(exposure.components.seconds)) }
    return samples.reduce(0, +) / Double(samples.count)
  }
}

actor CloudCamera {
  func cover() -> Double { 0.15 }
}

enum ObservatoryError: Error { case noTargets }

extension Container {
  var catalogue: AsyncFactory<[Target], any Error> {
    self.async { [Target(name: "M 57", magnitude: 8.8), Target(name: "M 13", magnitude: 5.8)] }.cached
  }

  var cloudCamera: AsyncFactory<CloudCamera, Never> { self.async { CloudCamera() }.cached }

  var monitor: AsyncFactory<SeeingMonitor, any Error> {  // expect: cycle monitor plan
    self.async { SeeingMonitor(exposure: try await self.plan().exposure) }.cached
  }

  var plan: AsyncFactory<NightPlan, any Error> {
    self.async {
      // The catalogue is on disk and the sky takes a minute, so do both at once.
      async let sky = self.observeSky()
      async let candidates = self.catalogue()
      let targets = try await candidates.filter { $0.magnitude < 9 }
      guard !targets.isEmpty else { throw ObservatoryError.noTargets }
      return NightPlan(targets: targets, sky: try await sky)
    }.cached
  }

  private func observeSky() async throws -> Sky {
    func seeing() async throws -> Double {
      let monitor = try await self.monitor()
      return await monitor.measure(count: 20)
    }
    async let clouds = self.cloudCamera().cover()
    return Sky(seeing: try await seeing(), clouds: await clouds)
  }
}

try await withContainer(Container()) { observatory in
  let plan = try await observatory.plan()
  for target in plan.targets.sorted(by: { $0.magnitude < $1.magnitude }) {
    print(target.name, plan.exposure)
  }
}
