// why: the types take the container and resolve each other in their initialisers.
import Keyworks

final class Inbox: Sendable {
  let address: String
  let filter: SpamFilter
  init(_ container: Container) {
    address = container.address()
    filter = container.spamFilter()
  }
}

final class SpamFilter: Sendable {
  let contacts: Contacts
  init(container: Container) { contacts = container.contacts() }
}

final class Contacts: Sendable {
  let senders: [String]
  convenience init(of container: Container) {
    self.init(senders: container.inbox().filter.contacts.senders)
  }
  init(senders: [String]) { self.senders = senders }
}

extension Container {
  var address: Factory<String> { self { "ada@example.org" } }
  var inbox: Factory<Inbox> { self { Inbox(self) }.cached }  // expect: cycle inbox spamFilter contacts
  var spamFilter: Factory<SpamFilter> { self { SpamFilter(container: self) }.cached }
  var contacts: Factory<Contacts> { self { Contacts(of: self) }.cached }
  var guestBook: Factory<Contacts> { self { Contacts(senders: ["Grace"]) } }
}

let mail = Container()
print(mail.guestBook().senders)
print(mail.inbox().address)
