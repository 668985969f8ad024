import Foundation
import Keyworks

/// The events of a test, one word each.
final class Diary: Sendable {
  private let entries = Locked<[String]>([])

  var all: [String] { entries.withLock(\.self) }
  func note(_ entry: String) { entries.withLock { $0.append(entry) } }
  func clear() { entries.withLock { $0 = [] } }
}

/// An object with a name that uses other objects.
final class Part: Sendable {
  let name: String
  let parts: [Part]

  init(_ name: String, _ parts: Part...) { (self.name, self.parts) = (name, parts) }
}

/// A container that can be a parent. Its factories note each teardown in the diary.
final class LifeWorld: ManagedContainer {
  let manager: ContainerManager
  let diary: Diary

  init(_ diary: Diary = Diary(), in parent: LifeWorld? = nil) {
    (self.diary, manager) = (diary, ContainerManager(parent: parent))
  }

  /// Closes the container, and notes the end of the closing.
  func closeAndNote() async throws {
    try await close()
    diary.note("closed")
  }
}

extension LifeWorld {
  var settings: Factory<Part> {
    self { Part("settings") }.cached.teardown { [diary] in diary.note("-\($0.name)") }
  }
  var pool: Factory<Part> {
    self { Part("pool", self.settings()) }.cached
      .teardown { [diary] in diary.note("-\($0.name)") }
  }
  /// Cached, without a teardown of its own.
  var service: Factory<Part> { self { Part("service", self.pool()) }.cached }
  var server: Factory<Part> {
    self { Part("server", self.service()) }.cached
      .teardown { [diary] in diary.note("-\($0.name)") }
  }
  var unique: Factory<Part> {
    self { Part("unique") }.teardown { [diary] in diary.note("-\($0.name)") }
  }
  var graph: Factory<Part> {
    self { Part("graph") }.graph.teardown { [diary] in diary.note("-\($0.name)") }
  }
  var singleton: Factory<Part> {
    self { Part("singleton") }.singleton.teardown { [diary] in diary.note("-\($0.name)") }
  }
  var named: ParameterFactory<String, Part> {
    self { Part($0) }.cached.teardown { [diary] in diary.note("-\($0.name)") }
  }
  var failing: ThrowingFactory<Part, any Error> {
    self.throwing { () throws in Part("failing") }.cached
      .teardown { [diary] in diary.note("-\($0.name)") }
  }
  var waiting: AsyncFactory<Part, any Error> {
    self.async { Part("waiting") }.cached.teardown { [diary] in diary.note("-\($0.name)") }
  }
  var optional: Factory<Part?> {
    self { nil }.cached.teardown { [diary] _ in diary.note("-nil") }
  }
  /// Its teardown notes how the work with the container ended.
  var transaction: Factory<Part> {
    self { Part("transaction") }.cached.teardown { [diary] part, outcome in
      switch outcome {
      case .returned: diary.note("\(part.name) returned")
      case .failed(let error): diary.note("\(part.name) failed \(error)")
      case .cancelled: diary.note("\(part.name) cancelled")
      }
    }
  }
  /// An object whose teardown waits.
  func held(_ isTearing: Gate, _ go: Gate) -> Part {
    self(id: 0) { Part("held") }.teardown { [diary] in
      isTearing.open()
      await go.wait()
      diary.note("-\($0.name)")
    }()
  }
  var plain: Factory<Part> { self { Part("plain") }.cached }
}

struct Trouble: Error, Equatable, CustomStringConvertible {
  let number: Int
  var description: String { "trouble \(number)" }
}
