// why: the cached factories choose the variants of what they need, in each form of a choice.
import Keyworks

enum Stage: Variant {
  case production, staging
}

struct Probe {
  @Injected(\.host, under: .exactly(Stage.production)) var host
  @LazyInjected(\.host, under: .none(of: Stage.self)) var later
}

extension Container {
  var host: Factory<String> { self { "example.org" }.when(Stage.staging) { "staging.example.org" } }
  var banner: VariantFactory<Stage, String> { self(by: Stage.self) { "\($0)" } }
  var client: Factory<String> { self { self[\.host, under: .none] }.cached }
  var backup: Factory<String> { self { self.host.under(.exactly(Stage.production)) }.singleton }
  var sign: Factory<String> { self { self.banner(.staging) + self[\.banner, .production] }.cached }
  var monitor: Factory<String> { self { Probe().host }.cached }
  var source: Factory<Provider<String>> {
    self { self.provider(\.host, under: .exactly(Stage.production)) }.cached
  }
  var spares: Factory<[String]> { self { self[\.hosts] }.cached }
  static var hosts: Tags<String> { [Tagged(\.host, under: .exactly(Stage.production))] }
  static var offices: Tags<String> { [Tagged(\.host)] }
  var branches: Factory<[String]> { self { self[\.offices, under: .none] }.cached }
  var page: Factory<String> {
    self {
      self.client() + self.backup() + self.sign() + self.monitor() + self.source()()
        + (self.spares() + self.branches()).joined()
    }
  }
}

print(Container.shared[\.page, under: .exactly(Stage.staging)])
