// why: task group of `mast`: mast (cached) keeps leftEye and rightEye (scope sol).
import Keyworks
import KeyworksAsync

extension Scope {
  /// A Martian day: at night, everything that draws current is switched off.
  static let sol = Scope("sol")
}

struct Image: Sendable {
  let camera: String
  let brightness: Double
}

actor Camera {
  nonisolated let name: String
  private var isWarm = false
  private var taken = 0

  init(_ name: String) { self.name = name }

  func warmUp() async throws {
    try await Task.sleep(for: .milliseconds(5))
    isWarm = true
  }

  func shoot() -> Image {
    taken += 1
    return Image(camera: name, brightness: isWarm ? 0.8 : 0.1 / Double(taken))
  }
}

actor Mast {
  private let cameras: [String: Camera]

  init(cameras: [String: Camera]) { self.cameras = cameras }

  func panorama() async -> [Image] {
    var images: [Image] = []
    for (_, camera) in cameras.sorted(by: { $0.key < $1.key }) { images.append(await camera.shoot()) }
    return images
  }
}

extension Container {
  var leftEye: AsyncFactory<Camera, any Error> { self.async { try await Self.warm("left") }.scope(.sol) }
  var rightEye: AsyncFactory<Camera, any Error> { self.async { try await Self.warm("right") }.scope(.sol) }

  var mast: AsyncFactory<Mast, any Error> {  // expect: captive mast leftEye; captive mast rightEye
    self.async {
      let cameras = try await withThrowingTaskGroup(of: Camera.self) { group in
        group.addTask { try await self.leftEye() }
        group.addTask { try await self.rightEye() }
        return try await group.reduce(into: [:]) { found, camera in found[camera.name] = camera }
      }
      return Mast(cameras: cameras)
    }.cached
  }

  private static func warm(_ name: String) async throws -> Camera {
    let camera = Camera(name)
    try await camera.warmUp()
    return camera
  }
}

let rover = Container.shared
for sol in 1...3 {
  let images = try await rover.mast().panorama()
  print("sol", sol, images.map { "\($0.camera) \($0.brightness)" })
  rover.reset(scope: .sol)
}
