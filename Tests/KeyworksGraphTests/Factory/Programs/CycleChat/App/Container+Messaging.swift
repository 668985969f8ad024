// why: The message store asks the sync engine, the engine the presence service, and that one the message store again.
import FactoryKit

extension Container {
  var clock: Factory<Clock> {
    self { SystemClock() }
  }

  var messageStore: Factory<MessageStoring> {  // expect: cycle messageStore syncEngine presence
    self { MessageStore(engine: self.syncEngine(), clock: self.clock()) }
      .singleton
  }

  var syncEngine: Factory<SyncEngine> {
    self {
      let engine = SyncEngine(presence: self.presence())
      engine.interval = 30
      return engine
    }
    .singleton
  }
}
