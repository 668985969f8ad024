import Accounts
import Core
import Keyworks
import Storage

public final class Draft {
  let sender: Account
  public var text: String
  init(sender: Account, text: String) {
    self.sender = sender
    self.text = text
  }
}

struct Signed: Rule {
  let signature: String
  func applies(to message: Message) -> Bool { message.subject.hasSuffix(signature) }
}

public final class Composer: Sendable {
  private let drafts: ParameterProvider<String, Draft>
  private let outbox: Provider<Mailbox>
  init(drafts: ParameterProvider<String, Draft>, outbox: Provider<Mailbox>) {
    self.drafts = drafts
    self.outbox = outbox
  }
  public func write(_ text: String) -> Bool { outbox().add(Message(subject: drafts(text).text)) }
}

public enum ComposeModule {
  public static func register(in container: Container) {
    container.contribute(Tagged(\.signed, .after(\.junk)) { $0 }, to: \.rules)
  }
}

extension Container {
  var signature: Factory<String> { self { "-- Ada" }.cached }
  var signed: Factory<Signed> { self { Signed(signature: self.signature()) } }
  var draft: ParameterFactory<String, Draft> {
    self { text in Draft(sender: self.account(), text: text + self.signature()) }
  }
  var outbox: Factory<Mailbox> { self { self.mailbox("outbox") } }
  public var composer: Factory<Composer> {
    self { Composer(drafts: self.provider(\.draft), outbox: self.provider(\.outbox)) }.singleton
  }
}
