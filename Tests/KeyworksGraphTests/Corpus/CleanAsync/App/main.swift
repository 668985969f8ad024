// why: all the ways to declare, register, list and resolve an async factory.
import Harbour
import Keyworks
import KeyworksAsync

extension Container {
  var west: AsyncFactory<Int, Never> { self.async { self.tide() } }
  var pilotBoat: AsyncFactory<Ship, any Error> { self.async { Ship(name: try await self.pilot().guide()) } }
}

func wire(_ container: Container) {
  container.register(\.ship) { container in Ship(name: "Ada of depth \(container.depth())") }
  container.contribute(Tagged(\.west, priority: 3), to: \.berths)
  container.contribute(Tagged(\.west), for: "west", to: \.docks)
}

let container = Container()
wire(container)
print(try await container.report(), try await container[\.pilotBoat].name)
print(try await container.crew(3), await container.course.under(Weather.rough)())
print(await container.course.under(Weather.calm)())
let token = container.ship.override { Ship(name: "test") }
container.ship.override(with: Ship(name: "plain"))
token.revert()
