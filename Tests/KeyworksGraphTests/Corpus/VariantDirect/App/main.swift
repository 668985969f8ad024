// why: the cached client is between the page, resolved under a stage, and the host of that stage.
import Keyworks

enum Stage: Variant {
  case production, staging
}

extension Container {
  var host: Factory<String> { self { "example.org" }.when(Stage.staging) { "staging.example.org" } }
  var client: Factory<String> {  // expect: variant page client host
    self { "client of \(self.host())" }.cached
  }
  var page: Factory<String> { self { "page of \(self.client())" } }
}

print(Container.shared.page(), Container.shared.page.under(Stage.staging)())
