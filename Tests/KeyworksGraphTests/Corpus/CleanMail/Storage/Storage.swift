import Core
import Keyworks

public struct Message: Sendable {
  public let subject: String
  public init(subject: String) { self.subject = subject }
}

public protocol Rule: Sendable {
  func applies(to message: Message) -> Bool
}

struct Subject: Rule {
  let word: String
  func applies(to message: Message) -> Bool { message.subject.contains(word) }
}

public final class Mailbox: @unchecked Sendable {
  public let name: String
  public private(set) var messages: [Message] = []
  /// The rules may need mailboxes themselves, so they come when the first message does.
  @LazyInjected(\.rules) private var rules: [any Rule]
  init(name: String) { self.name = name }
  public func add(_ message: Message) -> Bool {
    messages.append(message)
    return rules.contains { $0.applies(to: message) }
  }
}

struct Known: Rule {
  let mailbox: Mailbox
  func applies(to message: Message) -> Bool { mailbox.messages.count > 1 }
}

extension Container {
  public var mailbox: ParameterFactory<String, Mailbox> { self { Mailbox(name: $0) }.cached }
  public var inbox: Factory<Mailbox> { self { self.mailbox("inbox") } }
  public var junkWord: Factory<String> { self { "prize" }.singleton }
  public var junk: Factory<any Rule> { self { Subject(word: self.junkWord()) } }
  var known: Factory<any Rule> { self { Known(mailbox: self.inbox()) }.cached }
  public static var rules: Tags<any Rule> {
    [Tagged(\.known, priority: 10), Tagged(\.junk, .before(\.known))]
  }
}
