// why: cached instances require a context value that only some resolves have.
import Keyworks

struct Locale: ContextValue { let value: String }

struct Formatter: Sendable {
  let locale: String
  init(in container: Container) { locale = container.require(Locale.self).value }
}

extension Scope {
  static let session = Scope("session")
}

extension Container {
  var title: Factory<String> {  // expect: captive title
    self { self.require(Locale.self).value }.cached
  }
  var formatter: Factory<Formatter> { self { Formatter(in: self) } }
  var page: Factory<String> { self { self.formatter().locale } }
  var site: Factory<String> { self { self.page() }.singleton }  // expect: captive site page formatter
  var visit: Factory<[String]> {  // expect: captive visit page formatter
    self { self[\.pages] }.scope(.session)
  }
  static var pages: Tags<String> { [Tagged(\.page)] }
}

Container.shared.with(Locale(value: "nl")) { container in
  print(container.title(), container.site(), container.visit())
}
