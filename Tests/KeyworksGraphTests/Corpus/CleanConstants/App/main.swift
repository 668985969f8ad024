// why: injected constants that nothing outlives, and instances that are only used.
import Keyworks

final class Clock: Sendable { let now = 3 }

final class Report: Sendable {
  let clock = Container.injected(\.clock)
  init() { Container.injected(\.session).start() }
  let makers = Container.injected(\.makers)
}

final class Session: Sendable { func start() {} }

final class Page: Sendable {
  let report = Container.shared.provider(\.report)
  init(_ number: Int) {}
}

extension Container {
  var clock: Factory<Clock> { self { Clock() }.singleton }
  var session: Factory<Session> { self { Session() }.cached }
  var report: Factory<Report> { self { Report() }.singleton }
  var page: ParameterFactory<Int, Page> { self { Page($0) } }
  static var makers: Tags<ParameterProvider<Int, Page>> { [Tagged(\.page)] }
}

print(Container.shared.report().makers.map { $0(1) })
