// why: of these containers there is only `shared`, which lives as long as the process.
import Keyworks

final class Home: Sendable {
  let container: Container
  init(_ container: Container) { self.container = container }
}
final class Office: SharedContainer {
  static let shared = Office()
  let manager = ContainerManager()
}
final class Desk: Sendable {
  let office: Office
  init(_ office: Office) { self.office = office }
}

extension Container {
  var clock: Factory<Int> { self { 1 } }
  var loader: Factory<Int> { self { 2 } }
  var home: Factory<Home> { self { Home(self) }.cached }
}
extension Office {
  var desk: Factory<Desk> { self { Desk(self) }.cached }
}

func wire(_ container: Container) {
  container.loader.register { container.clock() }
}
wire(.shared)
print(Container.shared.loader(), Container.shared.home(), Office.shared.desk())
