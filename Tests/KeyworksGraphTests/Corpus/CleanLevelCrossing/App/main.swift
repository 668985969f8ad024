// why: run wraps the service in withTeardown, which closes the shared container and tears down
// the singleton barrier.
import Crossing
import Keyworks
import KeyworksAsync
import Serving

struct Keeper: Service {
  let barrier: Barrier
  let camera: Camera

  init(_ container: Container) async throws {
    barrier = try await container.barrier()
    camera = container.camera()
  }

  func serve() async throws {
    for train in ["1A20", "5Z61"] {
      let state = await barrier.lower()
      print("\(train): \(state), \(camera.obstacles()) obstacles")
    }
  }
}

try await run(Keeper.self)
