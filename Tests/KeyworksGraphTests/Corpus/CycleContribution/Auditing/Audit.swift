import Editing
import Keyworks

struct Audit: Hook {
  let editor: Editor
  func saved(_ text: String) { print(editor.name, "saved", text) }
}

public enum AuditModule {
  public static func register(in container: Container) {
    container.contribute(\.audit, priority: 3, to: \.hooks) { $0 }
  }
}

extension Container {
  var audit: Factory<Audit> { self { Audit(editor: self.editor()) } }
}
