// why: a closure in a Header that `exporter` (singleton) keeps captures `tenant` (scope
// tenancy): after switchTenant it signs for the old one.
// Ships metrics for whichever tenant is signed in at the moment.
import Keyworks
import Synchronization

extension Scope { static let tenancy = Scope("tenancy") }

final class Tenant: Sendable {
  let slug: String
  private let spent = Mutex(0)
  init(_ slug: String) { self.slug = slug }

  func credential(for bytes: Int) -> String {
    let total = spent.withLock {
      $0 += bytes; return $0
    }
    return "\(slug)-\(total)"
  }
}

struct Request {
  var headers: [String: String] = [:]
  var body = ""
}

struct Header: Sendable {
  let name: String
  let value: @Sendable (Request) -> String
  init(_ name: String, value: @escaping @Sendable (Request) -> String) { (self.name, self.value) = (name, value) }
}

@resultBuilder
enum HeaderBuilder {
  static func buildExpression(_ header: Header) -> [Header] { [header] }
  static func buildBlock(_ parts: [Header]...) -> [Header] { parts.flatMap { $0 } }
}

final class Exporter: Sendable {
  private let headers: [Header]
  init(@HeaderBuilder headers: () -> [Header]) { self.headers = headers() }

  func export(_ sample: String) -> Request {
    var request = Request(body: sample)
    for header in headers { request.headers[header.name] = header.value(request) }
    return request
  }
}

extension Container {
  var signedIn: Factory<Mutexed<String>> { self { Mutexed("acme") }.singleton }
  var tenant: Factory<Tenant> { self { Tenant(self.signedIn().value) }.scope(.tenancy) }
  var exporter: Factory<Exporter> {  // expect: captive exporter tenant
    self {
      let tenant = self.tenant()
      return Exporter {
        Header("content-type") { _ in "text/plain" }
        Header("authorization") { tenant.credential(for: $0.body.utf8.count) }
      }
    }.singleton
  }
}

final class Mutexed<Value: Sendable>: Sendable {
  private let state: Mutex<Value>
  init(_ value: Value) { state = Mutex(value) }
  var value: Value {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

func switchTenant(to slug: String, in container: Container) {
  container.signedIn().value = slug
  container.reset(scope: .tenancy)
}

for slug in ["acme", "umbrella"] {
  switchTenant(to: slug, in: .shared)
  print(Container.shared.exporter().export("cpu 0.4").headers, Container.shared.tenant().slug)
}
