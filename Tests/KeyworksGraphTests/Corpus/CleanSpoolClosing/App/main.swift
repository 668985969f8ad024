// why: a helper in an extension of all containers closes them, and the process ends with its singletons.
import Keyworks
import KeyworksAsync
import Spooling

extension SharedContainer {
  var meter: Factory<Queue> { self { Queue() }.singleton.teardown { await $0.drain() } }
}

func serve(_ station: Station) async throws {
  let job = Job(station)
  _ = try await job.pages()
  print(station.queue() === station.watchers(2))
  await station.finish()
}

try await withTeardown(deadline: .seconds(2)) {
  _ = Container.shared.meter()
  try await serve(Station())
}
