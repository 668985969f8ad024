// why: each cached factory between a choice and a case varies by the type.
import Keyworks

enum Stage: Variant {
  case production, staging
}

extension FactoryDeclaration {
  func perStage() -> Self { varies(by: Stage.self) }
}

extension Container {
  var host: Factory<String> { self { "example.org" }.when(Stage.staging) { "staging.example.org" } }
  var client: Factory<String> { self { self.host() }.cached.varies(by: Stage.self) }
  var session: Factory<String> { self { self.client() }.cached.when(Stage.staging) { "none" } }
  var cache: Factory<String> { self { self.session() }.cached.perStage() }
  var mirror: Factory<String> { self { self.host() }.cached }
  var page: Factory<String> { self { self.cache() + self.mirror() } }
}

let site = Container()
site.mirror.register(for: Stage.staging) { "mirror" }
print(site.page.under(Stage.staging)())
