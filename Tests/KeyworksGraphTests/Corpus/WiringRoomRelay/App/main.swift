// why: nobody reads or passes on the parent, so Feed injects the archive of Container.shared
// and not the server's.
import Keyworks
import KeyworksAsync
import Synchronization

protocol Archive: Sendable {
  func keep(_ message: String, in room: String)
  var size: Int { get }
}

final class MemoryArchive: Archive {
  private let kept = Mutex<[String: [String]]>([:])
  func keep(_ message: String, in room: String) {
    kept.withLock { $0[room, default: []].append(message) }
  }
  var size: Int { kept.withLock { $0.values.map(\.count).reduce(0, +) } }
}

final class CappedArchive: Archive {
  private let limit: Int
  private let kept = Mutex<[String]>([])
  init(limit: Int) { self.limit = limit }
  func keep(_ message: String, in room: String) {
    kept.withLock { kept in
      kept.append("#\(room) \(message)")
      if kept.count > limit { kept.removeFirst() }
    }
  }
  var size: Int { kept.withLock { $0.count } }
}

extension Container {
  var archive: Factory<any Archive> { self { MemoryArchive() }.cached }
}

/// Everything that belongs to one chat room.
final class RoomContainer: ManagedContainer {
  let room: String
  let parent: Container  // expect: wiring
  let manager: ContainerManager

  init(_ room: String, of parent: Container, manager: ContainerManager = ContainerManager()) {
    self.room = room
    self.parent = parent
    self.manager = manager
  }
}

struct Feed: Sendable {
  let room: String
  let archive = Container.injected(\.archive)

  func post(_ message: String) { archive.keep(message, in: room) }
}

actor Moderator {
  private let feed: Feed
  private var warnings = 0
  init(feed: Feed) { self.feed = feed }

  func accept(_ message: String) -> Bool {
    guard !message.allSatisfy(\.isUppercase) else {
      warnings += 1
      return false
    }
    feed.post(message)
    return true
  }
  func farewell() { print("\(feed.room): \(warnings) warnings") }
}

extension RoomContainer {
  var feed: Factory<Feed> { self { Feed(room: self.room) } }
  var moderator: Factory<Moderator> {
    self { Moderator(feed: self.feed()) }.cached.teardown { await $0.farewell() }
  }
}

try await withContainer(Container()) { server in
  server.archive.register { CappedArchive(limit: 100) }
  for room in ["swift", "jazz"] {
    try await withContainer(RoomContainer(room, of: server)) { rooms in
      for text in ["hi all", "LOUD"] { print(await rooms.moderator().accept(text)) }
    }
  }
  print(server.archive().size, "messages kept")
}
