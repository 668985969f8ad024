// why: a hotel's actors, existentials and groups of tasks keep the guest of a single stay.
import Hotel
import Keyworks
import KeyworksAsync

extension Container {
  var tables: AsyncFactory<[String], any Error> {  // expect: captive tables breakfast guest
    self.async {
      try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 1...2 { group.addTask { await self.breakfast() } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
    }.cached
  }
  var waiter: Factory<@Sendable () async -> String> {
    self { { @Sendable in await self.breakfast() } }.singleton
  }
}

let hotel = Container.shared
print(await hotel.reception().hand(7), hotel.guides().count)
print(try await hotel.tables(), await hotel.waiter()())
