import Keyworks
import Synchronization

/// The notes of this run, which go to the disk too.
final class NoteStore: NoteReader, NoteWriter {
  private let disk: any NoteWriter
  private let texts = Mutex<[String: String]>([:])

  init(disk: any NoteWriter) { self.disk = disk }
  func text(of title: String) -> String? { texts.withLock { $0[title] } }
  func save(_ text: String, as title: String) {
    texts.withLock { $0[title] = text }
    disk.save(text, as: title)
  }
}

extension Container {
  var store: Factory<NoteStore> { self { NoteStore(disk: self.disk()) }.cached }
  var reader: Factory<any NoteReader> { self { self.store() } }
  var writer: Factory<any NoteWriter> { self { self.store() } }
}
