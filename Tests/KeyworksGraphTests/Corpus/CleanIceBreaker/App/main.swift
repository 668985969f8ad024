// why: the singleton openers uses the login of its first caller while it is built, but stores
// nothing of it.
// A dating app, straight from Factory: plain properties and scopes.
import Keyworks
import KeyworksUI
import Synchronization

extension Scope { static let login = Scope("login") }

final class LoginState: Sendable {
  private let events = Mutex<[String]>([])
  let nickname = "sunny_41"

  func record(_ event: String) { events.withLock { $0.append(event) } }
  var history: String { events.withLock { $0.joined(separator: ", ") } }
}

final class PhraseBook: Sendable {
  let openers = ["Hi!", "Which book is next to your bed?", "Coffee or tea?"]
}

/// Invents first messages. It outlives every login.
final class OpenerService: Sendable {
  private let phrases = Container.injected(\.phrases)
  private let used = Mutex<Set<Int>>([])

  init(announcedTo login: LoginState = Container.shared.login()) {
    login.record("openers are ready")
    prepare(for: login)
  }

  private func prepare(for login: LoginState) {
    // A phrase that somebody has seen at once is boring.
    used.withLock { _ = $0.insert(0) }
    login.record("skipped the first")
  }

  func opener() -> String {
    let fresh = used.withLock { used in
      let next = phrases.openers.indices.first { !used.contains($0) } ?? 0
      used.insert(next)
      return next
    }
    return phrases.openers[fresh]
  }
}

@MainActor final class ChatViewModel {
  @Injected(\.openers) private var openers
  @Injected(\.login) private var login
  private(set) var bubbles: [String] = []

  func start() {
    bubbles.append("\(login.nickname): \(openers.opener())")
    login.record("chat")
  }
}

extension Container {
  var login: Factory<LoginState> { self { LoginState() }.scope(.login) }
  var phrases: Factory<PhraseBook> { self { PhraseBook() }.singleton }
  var openers: Factory<OpenerService> {  // limit: captive openers login
    self { OpenerService() }.singleton
  }
  var chat: MainActorFactory<ChatViewModel> { self.mainActor { ChatViewModel() } }
}

for _ in 1...2 {
  let chat = Container.shared.chat()
  chat.start()
  print(chat.bubbles, Container.shared.login().history)
  Container.shared.reset(scope: .login)
}
