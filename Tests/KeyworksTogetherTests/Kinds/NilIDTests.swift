import Keyworks
import KeyworksAsync
import KeyworksUI
import Testing

@Suite struct `An id that is nil` {
  private let archive = Archive()

  @Test(arguments: Kind.allCases)
  func `nil is an id like any other, for each kind of factory`(kind: Kind) async throws {
    let (first, second) = (try await archive.page(kind, nil), try await archive.page(kind, nil))
    #expect(first === second)
    #expect(try await archive.page(kind, 1) !== first)
  }
}

private final class Archive: ManagedContainer {
  let manager = ContainerManager()

  func page(_ kind: Kind, _ id: Int?) async throws -> Word {
    switch kind {
    case .plain: plain(id)()
    case .parameterized: parameterized(id)(0)
    case .throwing: try throwing(id)()
    case .asynchronous: await asynchronous(id)()
    case .mainActor: await mainActor(id)()
    }
  }

  private func plain(_ id: Int?) -> Factory<Word> { self(id: id) { Word("") }.cached }
  private func parameterized(_ id: Int?) -> ParameterFactory<Int, Word> {
    self(id: id) { _ in Word("") }.cached
  }
  private func throwing(_ id: Int?) -> ThrowingFactory<Word, any Error> {
    self.throwing(id: id) { Word("") }.cached
  }
  private func asynchronous(_ id: Int?) -> AsyncFactory<Word, Never> {
    self.async(id: id) { Word("") }.cached
  }
  private func mainActor(_ id: Int?) -> MainActorFactory<Word> {
    self.mainActor(id: id) { Word("") }.cached
  }
}
