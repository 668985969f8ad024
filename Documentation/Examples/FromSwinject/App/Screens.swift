import Keyworks

/// The screen on which notes are written.
public final class Editor {
  /// What it says at its foot.
  public internal(set) var status = ""
  /// Its buttons.
  public let tools: Toolbar
  let presenter: Presenter

  init(tools: Toolbar, presenter: Presenter) { (self.tools, self.presenter) = (tools, presenter) }
}

/// Does what an editor is told to do, and tells it what was done.
final class Presenter {
  weak var editor: Editor?
  private let writer: any NoteWriter

  init(writer: any NoteWriter) { self.writer = writer }
  func save(_ text: String, as title: String) {
    writer.save(text, as: title)
    editor?.status = "Saved \(title)"
  }
}

/// The buttons of an editor.
public struct Toolbar {
  let presenter: Presenter
  /// Saves a note.
  public func pressSave(_ text: String, _ title: String) { presenter.save(text, as: title) }
}

/// The screen on which one note is read.
public struct Page {
  let title: String
  let reader: any NoteReader
  /// What it shows.
  public var text: String { reader.text(of: title) ?? "There is no \(title)" }
}

extension Container {
  var presenter: Factory<Presenter> { self { Presenter(writer: self.writer()) }.graph }
  var toolbar: Factory<Toolbar> { self { Toolbar(presenter: self.presenter()) } }
  /// A new editor.
  public var editor: Factory<Editor> {
    self {
      let editor = Editor(tools: self.toolbar(), presenter: self.presenter())
      editor.presenter.editor = editor
      return editor
    }
  }
  /// The page of the note with a title.
  public var page: ParameterFactory<String, Page> {
    self { title in Page(title: title, reader: self.reader()) }
  }
}
