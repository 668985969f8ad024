// why: one instance for all variants is meant, or the variant that is chosen has another type.
import Keyworks

enum Stage: Variant {
  case production, staging
}

enum Language: Variant {
  case english, german
}

extension Container {
  var host: Factory<String> { self { "example.org" }.when(Stage.staging) { "staging.example.org" } }
  var client: Factory<String> { self { self.host() }.cached.ignoring(Stage.self) }
  // Needs what ignores the type, and so does not depend on it.
  var login: Factory<String> { self { self.client() }.cached }
  var page: Factory<String> { self { self.client() + self.login() } }

  var mirror: Factory<String> { self { self.host() }.cached }
  var title: Factory<String> { self { "Title" }.when(Language.german) { "Titel" } }
  var book: Factory<String> { self { self.title() + self.mirror() } }
}

let site = Container()
print(site.page.under(Stage.staging)())
print(site.book.under(Language.german)())
