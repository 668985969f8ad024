protocol Clock {
  var now: Int { get }
}

struct SystemClock: Clock {
  var now: Int { 1_700_000_000 }
}

struct Message {
  var author: String
  var text: String
  var sentAt: Int
}

protocol MessageStoring: AnyObject {
  func append(_ text: String, author: String)
  func last() -> Message?
}

final class MessageStore: MessageStoring {
  private let engine: SyncEngine
  private let clock: Clock
  private var messages: [Message] = []

  init(engine: SyncEngine, clock: Clock) {
    self.engine = engine
    self.clock = clock
  }

  func append(_ text: String, author: String) {
    messages.append(Message(author: author, text: text, sentAt: clock.now))
    engine.schedule()
  }

  func last() -> Message? { messages.last }
}

final class SyncEngine {
  var interval = 60
  private let presence: PresenceService
  init(presence: PresenceService) { self.presence = presence }
  func schedule() {
    guard presence.isOnline else { return }
    print("sync in \(interval) s")
  }
}

final class PresenceService {
  private let store: MessageStoring
  private let clock: Clock
  init(store: MessageStoring, clock: Clock) {
    self.store = store
    self.clock = clock
  }
  var isOnline: Bool {
    guard let last = store.last() else { return true }
    return clock.now - last.sentAt < 300
  }
}
