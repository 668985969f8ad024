import Keyworks

final class Depot: SharedContainer {
  static let shared = Depot()
  let manager = ContainerManager()
}

extension Depot {
  var logger: Factory<String> { self { "depot log" } }  // expect: unused logger
  var truck: Factory<String> { self { "truck with \(Container.shared.logger())" } }
  var crane: Factory<Int> { self { 4 } }
}

extension Container {
  var logger: Factory<String> { self { "log" } }
  var crane: Factory<Int> { self { 5 } }  // expect: unused crane
}
