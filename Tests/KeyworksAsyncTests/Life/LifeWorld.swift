import Keyworks
import KeyworksAsync
import TestSupport
import Testing

/// An object with a name that uses other objects, and may resolve one later.
final class Part: Sendable {
  let name: String
  let parts: [Part]
  private let later: Provider<Part>?

  init(_ name: String, _ parts: Part..., later: Provider<Part>? = nil) {
    (self.name, self.parts, self.later) = (name, parts, later)
  }

  convenience init(_ name: String, after stop: () -> Void) {
    stop()
    self.init(name)
  }

  convenience init(_ name: String, after pause: Pause) async {
    await pause()
    self.init(name)
  }

  @discardableResult func fetch() -> Part? { later?() }
}

/// A container that can be a parent. Its factories note each teardown in the diary.
final class LifeWorld: ManagedContainer {
  let manager: ContainerManager
  let diary: Diary

  init(_ diary: Diary = Diary(), in parent: LifeWorld? = nil) {
    (self.diary, manager) = (diary, ContainerManager(parent: parent))
  }

  var noting: @Sendable (Part) -> Void { { [diary] in diary.note("-\($0.name)") } }

  func closeAndNote() async throws {
    try await close()
    diary.note("closed")
  }

  /// Closes the container with a deadline that passes when something waits in a pause.
  ///
  /// - Parameter isStubborn: Whether that ignores its cancellation.
  func closeTooLate(
    _ pause: Pause, isStubborn: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> FactoryError? {
    let clock = ManualClock()
    manager.clock = clock
    let closing = Task { try await close(deadline: .seconds(5)) }
    await pause.reached()
    await clock.advance(by: .seconds(5), pastSleepers: 1)
    if isStubborn { await clock.advance(by: .seconds(1), pastSleepers: 1) }
    return await #expect(throws: TeardownFailures.self, sourceLocation: sourceLocation) {
      try await closing.value
    }?.failures.first
  }

  var settings: Factory<Part> { self { Part("settings") }.cached.teardown(noting) }
  var pool: Factory<Part> { self { Part("pool", self.settings()) }.cached.teardown(noting) }
  /// Cached, without a teardown of its own.
  var service: Factory<Part> { self { Part("service", self.pool()) }.cached }
  var server: Factory<Part> { self { Part("server", self.service()) }.cached.teardown(noting) }
  var unique: Factory<Part> { self { Part("unique") }.teardown(noting) }
  var graph: Factory<Part> { self { Part("graph") }.graph.teardown(noting) }
  var singleton: Factory<Part> { self { Part("singleton") }.singleton.teardown(noting) }
  var named: ParameterFactory<String, Part> { self { Part($0) }.cached.teardown(noting) }
  var failing: ThrowingFactory<Part, any Error> {
    self.throwing { Part("failing") }.cached.teardown(noting)
  }
  var waiting: AsyncFactory<Part, any Error> {
    self.async { Part("waiting") }.cached.teardown(noting)
  }
  var other: AsyncFactory<Part, any Error> { self.async { Part("other") }.cached.teardown(noting) }
  var quiet: AsyncFactory<Part, Never> { self.async { Part("quiet") }.cached }
  var plain: Factory<Part> { self { Part("plain") }.cached }
  var optional: Factory<Part?> { self { nil }.cached.teardown { [diary] _ in diary.note("-nil") } }
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
  /// An object whose teardown does this before it is noted.
  func ending(
    _ name: String, _ teardown: @escaping @Sendable () async throws -> Void
  ) -> Factory<Part> {
    self(id: name) { Part(name) }.teardown { [noting] part in
      try await teardown()
      noting(part)
    }
  }
  /// Builds an object whose teardown waits.
  func hold(_ pause: Pause) { _ = ending("held") { await pause() }() }
  /// Drops an object whose teardown waits.
  func drop(_ pause: Pause) async {
    _ = ending("dropped") { await pause() }.cached()
    reset(.instances)
    await pause.reached()
  }
}

struct Trouble: Error, Equatable, CustomStringConvertible {
  let number: Int
  var description: String { "trouble \(number)" }
}
