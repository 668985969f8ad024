import Keyworks
import Wire

extension Scope {
  public static let login = Scope("login")
}

final class Presence: Sendable {
  let names: Set<String>
  init(names: Set<String>) { self.names = names }
  func isHere(_ name: String) -> Bool { names.contains(name) }
}

extension Container {
  var presence: Factory<Presence> { self { Presence(names: ["ada", "grace"]) }.scope(.login) }
  public var nickname: Factory<String> { self { "ada" }.scope(.login) }
}

public struct Room: Sendable {
  public let title: String
  let guests: [String]
  public var line: String { title + ": " + guests.joined(separator: ", ") }
}

public struct Lobby: Sendable {
  public let rooms: [Room]
}

extension Room {
  init(_ title: String, of container: Container) {
    self.init(title: title, guests: container.presence().names.sorted())
  }
}

extension Container {
  public var roomNames: Factory<[String]> { self { ["tea", "chess"] }.singleton }
  public var lobby: Factory<Lobby> {  // expect: captive lobby presence
    self {
      self.roomNames().reduce(into: Lobby(rooms: [])) { lobby, name in
        lobby = Lobby(rooms: lobby.rooms + [Room(name, of: self)])
      }
    }.singleton
  }
  public var welcome: Factory<Frame> {
    self {
      let text = "Welcome, \(self.nickname())"
      return self.codec().encode(String(text.prefix(self.frameLimit())))
    }
  }
  public var greetings: Factory<[Frame]> { self { [self.welcome()] }.cached }  // expect: captive greetings welcome nickname
}
