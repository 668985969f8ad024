import Editing
import Keyworks

struct Audit: Hook {
  let editor: Editor
  func saved(_ text: String) { print(editor.name, "saved", text) }
}

public enum AuditModule {
  public static func register(in container: Container) {
    container.contribute(Tagged(\.audit, priority: 3) { $0 }, to: \.hooks)
  }
}

extension Container {
  var audit: Factory<Audit> { self { Audit(editor: self.editor()) } }
}
