import FromSwinject
import Keyworks
import KeyworksTesting
import Testing

struct NoDisk: NoteWriter { func save(_ text: String, as title: String) {} }

@Suite(.sandboxed(exhaustive: true) { $0.disk.override { NoDisk() } })
struct `An editor` {
  @Test(arguments: ["Milk", "Bread", "Tea"])
  func `saves what pages show, and meets no other test`(text: String) {
    #expect(Container.shared.page("Shopping").text == "There is no Shopping")
    Container.shared.editor().tools.pressSave(text, "Shopping")
    #expect(Container.shared.page("Shopping").text == text)
  }

  @Test func `says what it saved, and no other editor does`() {
    let (one, other) = (Container.shared.editor(), Container.shared.editor())
    one.tools.pressSave("Milk", "Shopping")
    #expect((one.status, other.status) == ("Saved Shopping", ""))
  }

  @Test func `goes when nobody holds it, though its presenter knows it`() {
    let found = { [weak editor = Container.shared.editor()] in editor }
    #expect(found() == nil)
  }
}
