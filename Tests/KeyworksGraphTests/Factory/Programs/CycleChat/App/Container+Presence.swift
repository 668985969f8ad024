import FactoryKit

extension Container {
  var presence: Factory<PresenceService> {
    self { PresenceService(store: self.messageStore(), clock: self.clock()) }
      .singleton
  }

  var chatRoom: ParameterFactory<String, ChatRoom> {
    self { name in ChatRoom(name: name, store: self.messageStore()) }
  }
}
