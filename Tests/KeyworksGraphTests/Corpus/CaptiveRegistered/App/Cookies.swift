import Keyworks
import Sending

extension Scope {
  static let login = Scope("login")
}

final class Cookies: Sendable {
  let values: [String]
  init(values: [String]) { self.values = values }
}

struct WebTransport: Transport {
  let cookies: Cookies
  func send(_ text: String) { print(text, cookies.values) }
}

extension Container {
  var cookies: Factory<Cookies> { self { Cookies(values: ["a=1"]) }.scope(.login) }
}

func wire(_ container: Container) {
  container.transport.register {
    WebTransport(cookies: container.cookies())  // expect: leak transport
  }
}
