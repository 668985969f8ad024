import Keyworks
import KeyworksAsync
import KeyworksUI
import KeyworksWiring

protocol Service: Sendable { var name: String { get } }

struct Live: Service { var name = "live" }

struct Failed: Error {}

final class Pipe {}

extension Container {
  var service: Factory<any Service> {
    self { Live() }.cached.when(Stage.staging) { Live(name: "staging") }.on(.test) {
      Live(name: "test")
    }
    .decorated { $0 }
  }
  var perStage: Factory<any Service> {
    self { Live() }.varies(by: Stage.self).singleton.timeToLive(.seconds(1))
  }
  var named: ParameterFactory<String, any Service> { self { Live(name: $0) }.shared }
  var numbered: ParameterFactory<(Int, String), any Service> {
    self { Live(name: "\($0) \($1)") }.graph
  }
  var risky: ThrowingFactory<any Service, Failed> {
    self.throwing { () throws(Failed) in Live() }.cached
  }
  var riskyNamed: ThrowingParameterFactory<String, any Service, Failed> {
    self.throwing { (name: String) throws(Failed) in Live(name: name) }
  }
  var late: AsyncFactory<any Service, any Error> {
    self.async { Live() }.cached.teardown { _ in }.teardown { _, outcome in
      print(word(for: outcome))
    }
  }
  var lateNamed: AsyncParameterFactory<String, any Service, any Error> {
    self.async { Live(name: $0) }
  }
  var screen: MainActorFactory<Pipe> { self.mainActor { Pipe() }.cached }
  var screenNamed: MainActorParameterFactory<String, Pipe> { self.mainActor { _ in Pipe() } }
  var pipe: Factory<Pipe> { self { Pipe() }.assumingSendable.cached }
  var greeter: Factory<any Service> {
    self { Live() }.cached.renewed { (app: Container) in app.service().name }
  }
  var maker: Factory<Provider<any Service>> { self { self.provider(\.service) } }
  var nameOfUser: Factory<String> {
    self { self.contextValue(of: User.self)?.name ?? self.require(User.self).name }
  }

  static var services: Tags<any Service> {
    [Tagged(\.service, priority: 1, .before(\.perStage)), Tagged(\.perStage, under: Stage.staging)]
  }
  static var byName: KeyedTags<String, any Service> { ["a": Tagged(\.service)] }
  static var lateServices: AsyncTags<any Service> { [Tagged(\.late)] }
  static var lateByName: AsyncKeyedTags<String, any Service> { ["a": Tagged(\.late)] }
  static var screens: MainActorTags<Pipe> { [Tagged(\.screen)] }
  static var screensByName: MainActorKeyedTags<String, Pipe> { ["a": Tagged(\.screen)] }

  static var beta: Wiring<Container> {
    Wiring { container in
      container.register(\.service) { _ in Live(name: "beta") }
      container.contribute(Tagged(\.perStage, .after(\.service)), to: \.services)
      container.contribute(Tagged(\.service), for: "b", to: \.byName)
    }
    .priority(1).requiring(\.service).starting(\.late).enabled { $0.service().name != "off" }
  }
  static var all: Wiring<Container> { Wiring(merging: [beta]) }
}

final class Desk: Sendable {
  let service = Container.injected(\.service)
  let named = Container.injected(\.named, "desk", under: Stage.staging)
  let services = Container.injected(\.services)
}

final class Screen {
  @Injected(\.service) var service
  @Injected(\.services) var services
  @Injected(\.risky) var risky: Result<any Service, Failed>
  @LazyInjected(\.perStage, under: Stage.staging) var perStage
  @LazyInjected(\.named, "screen") var named
}
