// why: another module registers an async body for a promise, and the body needs an instance of a scope.
import Keyworks
import KeyworksAsync
import Storing

extension Scope {
  static let visit = Scope("visit")
}

struct File: Database {
  let name: String
}

extension Container {
  var login: AsyncFactory<String, any Error> { self.async { "ada" }.scope(.visit) }
}

let container = Container()
container.register(\.database) { container in File(name: try await container.login()) }
container.replica.register { number in File(name: "\(number)") }
print(try await container.repository().title, try await container.replica(1).name)
print(await container.backup().name)
container.reset(scope: .visit)
