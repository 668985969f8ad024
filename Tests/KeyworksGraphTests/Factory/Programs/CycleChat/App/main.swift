import FactoryKit

struct ChatRoom {
  let name: String
  let store: MessageStoring

  func say(_ text: String) {
    store.append(text, author: "me@\(name)")
  }
}

let room = Container.shared.chatRoom("lobby")
room.say("hello")
