// why: a graph passes variants on, and what is asked for under the variant itself drops nothing.
import Keyworks

enum Stage: Variant {
  case production, staging
}

extension Container {
  var host: Factory<String> { self { "example.org" }.when(Stage.staging) { "staging.example.org" } }
  var client: Factory<String> { self { self.host() }.graph }
  var page: Factory<String> { self { self.client() + self.client() } }
  // Resolved under the stage itself, and otherwise where no stage is in force.
  var feed: Factory<String> { self { self.host() }.cached }
  var reader: Factory<String> { self { self.feed() } }
}

let site = Container()
print(site.page.under(Stage.staging)(), site.feed.under(Stage.staging)())
print(site.reader())
