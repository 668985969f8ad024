import Keyworks
import Synchronization

final class Caller: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

final class RequestScope: ManagedContainer {
  let manager: ContainerManager
  let app: Container
  let header: String

  init(app: Container, header: String) {
    self.app = app
    self.header = header
    manager = ContainerManager(parent: app)
  }
}

extension RequestScope {
  var caller: Factory<Caller> { self { Caller(name: String(self.header.dropFirst(7))) }.cached }
  var reply: Factory<String> {
    self { "\(self.caller().name) from \(self.app.region())" }
  }
}

final class Guest: Sendable {
  let caller: Caller
  init(_ caller: Caller) { self.caller = caller }
}

final class VisitLog: Sendable {
  private let lines = Mutex<[String]>([])
  func note(_ line: String) { lines.withLock { $0.append(line) } }
  var count: Int { lines.withLock { $0.count } }
}

extension Container {
  var region: Factory<String> { self { "eu-north" }.singleton }
  var visits: Factory<VisitLog> { self { VisitLog() }.cached }
  var guest: Factory<Guest> {  // expect: captive guest caller
    self {
      let scope = RequestScope(app: self, header: "Bearer guest")
      return Guest(scope.caller())
    }
    .cached
  }
}
