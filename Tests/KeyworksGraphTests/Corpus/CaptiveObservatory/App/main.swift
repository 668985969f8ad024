// why: planner (cached in the parent) keeps camera (cached in the child Night), which
// duringNight closes.
import Keyworks
import KeyworksAsync

struct Site: Sendable {
  let altitude: Int
}

actor Camera {
  private var isCold = true
  private let gain: Int

  static func cooled(at site: Site) async throws -> Camera {
    try await Task.sleep(for: .milliseconds(20))
    return Camera(gain: site.altitude / 100)
  }

  init(gain: Int) { self.gain = gain }

  func expose(_ target: String) -> String {
    isCold ? "\(target) at gain \(gain)" : "\(target): noise"
  }
  func warmUp() { isCold = false }
}

/// Decides what is observed next. Takes a test exposure before it trusts the sky.
actor Planner {
  private let camera: Camera
  private var queue: [String]

  init(camera: Camera, queue: [String]) {
    self.camera = camera
    self.queue = queue
  }

  func next() async -> String? {
    guard let target = queue.popLast() else { return nil }
    let test = await camera.expose("test")
    return test.hasSuffix("noise") ? nil : target
  }
}

/// One for each night.
final class Night: ManagedContainer {
  let manager: ContainerManager
  let observatory: Container

  init(_ observatory: Container) {
    self.observatory = observatory
    manager = ContainerManager(parent: observatory)
  }
}

extension Night {
  var camera: AsyncFactory<Camera, any Error> {
    self.async { try await Camera.cooled(at: self.observatory.site()) }
      .cached
      .teardown { await $0.warmUp() }
  }
}

extension Container {
  func duringNight<Result: Sendable>(
    _ work: @Sendable (Night) async throws -> Result
  ) async throws -> Result {
    try await withContainer(Night(self)) { night in try await work(night) }
  }

  var site: Factory<Site> { self { Site(altitude: 2_400) }.singleton }

  var planner: AsyncFactory<Planner, any Error> {  // expect: captive planner camera
    self.async {
      let camera = try await self.duringNight { try await $0.camera() }
      return Planner(camera: camera, queue: ["M 31", "M 57", "NGC 891"])
    }.cached
  }
}

try await withContainer(Container()) { observatory in
  while let target = try await observatory.planner().next() {
    let picture = try await observatory.duringNight { try await $0.camera().expose(target) }
    print(picture)
  }
}
