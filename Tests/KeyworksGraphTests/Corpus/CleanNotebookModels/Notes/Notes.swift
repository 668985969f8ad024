import Keyworks
import KeyworksUI

public struct Note: Sendable, Identifiable {
  public let id: Int
  public var text: String
}

public protocol NoteStore: Sendable {
  func notes() async throws -> [Note]
}

struct MemoryNotes: NoteStore {
  func notes() async throws -> [Note] { [Note(id: 1, text: "tea")] }
}

@MainActor public final class NotebookModel {
  @Injected(\.noteStore) private var store
  private lazy var editor = Container.shared.editor(1)
  public private(set) var notes: [Note] = []
  public var onOpen: (NoteModel) -> Void = { _ in }

  public func load() async throws {
    notes = try await store.notes()
    onOpen(editor)
  }
}

@MainActor public final class NoteModel {
  public let id: Int
  weak var book: NotebookModel?
  init(_ id: Int, book: @autoclosure @escaping () -> NotebookModel) {
    self.id = id
    reload = { [weak self] in self?.book = book() }
  }
  var reload: () -> Void = {}
  public func refresh() -> String {
    reload()
    return "\(id) of \(book?.notes.count ?? 0)"
  }
}

extension Container {
  public var noteStore: Factory<any NoteStore> { self { MemoryNotes() }.singleton }
  public var notebook: MainActorFactory<NotebookModel> {
    self.mainActor { NotebookModel() }.cached
  }
  public var editor: MainActorParameterFactory<Int, NoteModel> {
    self.mainActor { id in NoteModel(id, book: self.notebook()) }.cached
  }
}
