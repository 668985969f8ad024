// Run time: the engine of the ferry is never shut down, since nothing closes a ferry; and resolving the flag stops the program, since a shared factory cannot have a teardown.
import Keyworks
import KeyworksAsync

actor Engine {
  private var knots = 0
  func full(ahead: Int) -> Int { knots += ahead; return knots }
  func stop() { knots = 0 }
}
final class Flag: Sendable {
  func lower() {}
}

final class Ferry: SharedContainer {
  static let shared = Ferry()
  let manager = ContainerManager()
}

extension Ferry {
  var engine: AsyncFactory<Engine, any Error> { self.async { Engine() }.cached.teardown { await $0.stop() } }  // expect: teardown engine
}

extension Container {
  var flag: Factory<Flag> { self { Flag() }.shared.teardown { $0.lower() } }  // expect: teardown flag
  var timetable: Factory<[Int]> { self { Array(stride(from: 6, to: 22, by: 4)) }.cached }
}

let crossings = try await withContainer(Container()) { pier in
  _ = pier.flag()
  var sum = 0
  for hour in pier.timetable() {
    sum += try await Ferry.shared.engine().full(ahead: hour)
  }
  return sum
}
print(crossings)
