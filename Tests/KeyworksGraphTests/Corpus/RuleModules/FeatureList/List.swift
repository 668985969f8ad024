import Keyworks
import Notes

public struct NoteList: Sendable {
  public let titles: [String]
}

public struct Preview: Sendable {
  let notes: Provider<any Notes>
  public var count: Int { notes().all.count }
}

extension Container {
  public var noteList: Factory<NoteList> {
    self { NoteList(titles: self.notes().all) }
  }
  public var samples: Factory<NoteList> { self { NoteList(titles: self.sampleNotes().all) } }
  public var preview: Factory<Preview> {
    self { Preview(notes: self.provider(\.notes)) }
  }
}
