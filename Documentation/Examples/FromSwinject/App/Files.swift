import Foundation
import Keyworks

/// Finds notes.
public protocol NoteReader: Sendable { func text(of title: String) -> String? }
/// Keeps notes.
public protocol NoteWriter: Sendable { func save(_ text: String, as title: String) }

/// Writes each note twice.
struct Folders: NoteWriter {
  let drafts: URL
  let backup: URL

  func save(_ text: String, as title: String) {
    for folder in [drafts, backup] {
      try? text.write(to: folder.appending(path: title), atomically: true, encoding: .utf8)
    }
  }
}

extension Container {
  var drafts: Factory<URL> { self { URL(filePath: "Notes/Drafts") } }
  var backup: Factory<URL> { self { URL(filePath: "Notes/Backup") } }
  /// What keeps notes when the app has ended.
  public var disk: Factory<any NoteWriter> {
    self { Folders(drafts: self.drafts(), backup: self.backup()) }.live
  }
}
