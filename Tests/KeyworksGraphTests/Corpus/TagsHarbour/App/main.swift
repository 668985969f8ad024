// Run time: a ship that is contributed to the inbound ships can turn up among the outbound ones, since `[]` does not say which list it is.
import Keyworks
import Quays

extension Container {
  var albatross: Factory<Ship> { self { Ship("Albatross", draught: 4.5) } }
  var heron: Factory<Ship> { self { Ship("Heron", draught: 2) } }
  var tug: Factory<Int> { self { 1_200 } }
}

struct HarbourMaster: ~Copyable {
  let container: Container

  consuming func open() -> Container {
    container.contribute(Tagged(\.albatross, priority: 1), to: \.inbound)
    container.contribute(Tagged(\.heron), to: \.outbound)
    container.contribute(Tagged(\.tug), to: \.tugs)
    return container
  }
}

let port = HarbourMaster(container: Container()).open()
for (title, list) in ["in": port[\.inbound], "out": port[\.outbound]].sorted(by: { $0.key < $1.key }) {
  print(title, list.filter { $0.draught > 1 }.map(\.name))
}
print(port[\.tugs].reduce(0, +))
