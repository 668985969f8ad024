import Keyworks

struct UserID: ContextValue { let value: Int }

struct Language: ContextValue { let value: String }

struct Presenter: Sendable {
  let user: Int
  let greeting: String
}

struct Log: Sendable {
  let owner: String
}

final class Screen: @unchecked Sendable {
  let presenter: Presenter
  let next: Provider<Screen>
  @LazyInjected(\.log) var log
  init(presenter: Presenter, next: Provider<Screen>) {
    self.presenter = presenter
    self.next = next
  }
}

extension Container {
  var words: Factory<[String: String]> { self { ["en": "Hello", "nl": "Hallo"] }.singleton }
  var greeting: Factory<String> {
    self { self.words()[self.require(Language.self).value] ?? self.plainGreeting() }
  }
  var plainGreeting: Factory<String> { self { "Hi" }.cached }
  var presenter: Factory<Presenter> {
    self { Presenter(user: self.require(UserID.self).value, greeting: self.greeting()) }
  }
  var dutchPresenter: Factory<Presenter> {
    self { self.with(Language(value: "nl")) { $0[\.presenter] } }
  }
  var screen: Factory<Screen> {
    self { Screen(presenter: self.dutchPresenter(), next: self.provider(\.screen)) }
  }
  var log: Factory<Log> {
    self {
      let context = ResolutionContext.current
      return Log(owner: context?.injectedInto?.name ?? self.appName())
    }
  }
  var appName: Factory<String> { self { "app" }.singleton }
  var auditor: Factory<Log> { self { Log(owner: self.log().owner + " screen()") } }
  var page: ParameterFactory<Int, Presenter> {
    self { user in self.with(UserID(value: user)) { $0.dutchPresenter() } }
  }
  var pages: Factory<[Presenter]> { self { [1, 2].map { self.page($0) } }.cached }
}
