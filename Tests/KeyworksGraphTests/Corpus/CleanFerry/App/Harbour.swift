import Keyworks
import KeyworksAsync

struct Fog: Error {}

func sail(to port: String) async throws -> Bool {
  let ferry = Container()
  let outcome: WorkOutcome
  do {
    let crew = await ferry.crew()
    if port == "nowhere" { throw Fog() }
    print("to \(port):", await crew.engine.isRunning)
    outcome = .returned
  } catch {
    outcome = .failed(error)
  }
  try await ferry.close(outcome)
  guard case .returned = outcome else { return false }
  return true
}

func inHarbour<T: Sendable>(_ work: nonisolated(nonsending) (Container) async throws -> T) async throws -> T {
  try await withContainer(Container(), deadline: .seconds(5), concurrently: true) { try await work($0) }
}
