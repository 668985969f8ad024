// why: `any Probe` is an actor, which can be held weakly, and each timeToLive follows a
// lifetime: raised(by:) is a decorator.
// A monitoring daemon. Probes are opened when somebody looks at them.
import Keyworks
import KeyworksAsync

extension Scope { static let site = Scope("site") }

protocol Probe: Actor {
  var target: String { get }
  func measure() -> Int
}
actor Ping: Probe {
  let target: String
  private var count = 0
  init(_ target: String) { self.target = target }
  func measure() -> Int {
    count += 1
    return target.count * count
  }
}

struct Certificate: Sendable {
  let daysLeft: Int
}

typealias Watched<Target> = ParameterFactory<String, Target>

extension Container {
  /// All views of a target share its probe, as long as there is one.
  var probe: Watched<any Probe> { self { Ping($0) }.shared }

  var certificate: AsyncParameterFactory<String, Certificate, any Error> {
    self.async { Certificate(daysLeft: $0.count) }
      .scope(.site)
      .timeToLive(.seconds(3600))
  }
  var threshold: Factory<Int> {
    self { 30 }.raised(by: 5).cached.timeToLive(.seconds(60))
  }
}

extension FactoryDeclaration where Value == Int {
  /// A modifier that sounds like a lifetime, but changes the value only.
  func raised(by days: Int) -> Self { decorated { $0 + days } }
}

struct View: Sendable {
  let title: String
  let probe: any Probe
  init(_ title: String, of target: String, in daemon: Container) {
    self.title = title
    probe = daemon.probe(target)
  }
  func line() async -> String { "\(title) \(await probe.target): \(await probe.measure()) ms" }
}

struct Warden: Sendable {
  let daemon: Container
  func isDue(_ target: String) async throws -> Bool {
    try await daemon.certificate(target).daysLeft < daemon.threshold()
  }
}

let daemon = Container()
let warden = Warden(daemon: daemon)
while let target = readLine() {
  let views = ["table", "graph"].map { View($0, of: target, in: daemon) }
  for view in views { print(await view.line()) }
  if try await warden.isDue(target) { print("renew the certificate of", target) }
  if target.isEmpty { daemon.reset(scope: .site) }
}
