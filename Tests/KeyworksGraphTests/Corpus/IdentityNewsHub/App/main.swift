// why: a function without an id gets its lifetime from another function.
import Keyworks
import Synchronization

final class Channel: Sendable {
  let name: String
  private let messages = Mutex<[String]>([])
  init(_ name: String) { self.name = name }
  func post(_ message: String) { messages.withLock { $0.append(message) } }
  var log: [String] { messages.withLock { $0 } }
}

struct Topic: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: String) { rawValue = value }
}

final class Hub: SharedContainer {
  static var shared: Hub { standard }
  private static let standard = Hub()
  let manager = ContainerManager()
}

extension Hub {
  func channel(_ topic: Topic) -> Factory<Channel> { keep(self { Channel(topic.rawValue) }) }  // expect: identity channel
  func audit(_ topic: Topic) -> Factory<Channel> { self(id: topic) { Channel("audit." + topic.rawValue) }.cached }
  func label(_ topic: Topic) -> Factory<String> { self { "#" + topic.rawValue } }

  private func keep(_ factory: Factory<Channel>) -> Factory<Channel> { factory.cached }
}

struct Publisher {
  let hub: Hub
  let topic: Topic

  func callAsFunction(_ message: String) {
    hub.channel(topic)().post(message)
    hub.audit(topic)().post("\(hub.label(topic)()) \(message.count)")
  }
}

Hub.shared.label("sport").register { "[sport]" }  // expect: identity label
let news = Publisher(hub: .shared, topic: "news")
let sport = Publisher(hub: .shared, topic: "sport")
news("hello")
sport("goal")
print(Hub.shared.channel("news")().log, Hub.shared.audit("sport")().log)
