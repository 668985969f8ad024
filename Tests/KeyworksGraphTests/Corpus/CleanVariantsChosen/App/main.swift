// why: the cached factories choose the variants of what they need, in each form of a choice.
import Keyworks

enum Stage: Variant {
  case production, staging
}

struct Probe {
  @Injected(\.host, under: Stage.production) var host
  @LazyInjected(\.host, under: Stage.staging) var later
  @Injected(\.host, without: Stage.self) var plain
}

extension Container {
  var host: Factory<String> { self { "example.org" }.when(Stage.staging) { "staging.example.org" } }
  var banner: ParameterFactory<Stage, String> { self { "\($0)" } }
  var client: Factory<String> { self { self.host.without(Stage.self)() }.cached }
  var backup: Factory<String> { self { self.host.under(Stage.production)() }.singleton }
  var sign: Factory<String> { self { self.banner(.staging) + self[\.banner, .production] }.cached }
  var monitor: Factory<String> { self { Probe().host }.cached }
  var source: Factory<Provider<String>> {
    self { self.with(Stage.production) { $0.provider(\.host) } }.cached
  }
  var spares: Factory<[String]> { self { self[\.hosts] }.cached }
  static var hosts: Tags<String> {
    [Tagged(\.host, under: Stage.production), Tagged(\.host, without: Stage.self)]
  }
  static var offices: Tags<String> { [Tagged(\.host)] }
  var branches: Factory<[String]> { self { self.with(Stage.production) { $0[\.offices] } }.cached }
  var page: Factory<String> {
    self {
      self.client() + self.backup() + self.sign() + self.monitor() + self.source()()
        + (self.spares() + self.branches()).joined()
    }
  }
}

print(Container.shared.page.under(Stage.staging)())
