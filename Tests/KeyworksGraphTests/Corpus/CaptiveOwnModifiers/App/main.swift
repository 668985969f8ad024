// why: the program has its own modifier and its own way to declare a factory; both set a lifetime.
import Keyworks

struct Session: Sendable {
  let user: String
}

extension Factory where Value: Sendable {
  var forTheApp: Factory<Value> { singleton }
}

extension Container {
  func kept<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value, function: StaticString = #function, line: UInt = #line
  ) -> Factory<Value> {
    self(body, function: function, line: line).singleton
  }

  var session: Factory<Session> { self { Session(user: "ada") }.cached }
  var mailer: Factory<String> { self { self.session().user }.forTheApp }  // expect: captive mailer session
  var printer: Factory<String> { kept { self.session().user } }  // expect: captive printer session
  var paper: Factory<String> { kept { "A4" } }
}

print(Container.shared.mailer(), Container.shared.printer(), Container.shared.paper())
