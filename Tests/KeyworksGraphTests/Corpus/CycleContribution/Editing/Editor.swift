import Keyworks

public protocol Hook: Sendable {
  func saved(_ text: String)
}

public final class Editor: Sendable {
  let hooks: [any Hook]
  public let name: String
  init(name: String, hooks: [any Hook]) {
    self.name = name
    self.hooks = hooks
  }
  public func save(_ text: String) {
    for hook in hooks { hook.saved(text) }
  }
}

struct Backup: Hook {
  func saved(_ text: String) { print("kept", text.count) }
}

extension Container {
  var backup: Factory<any Hook> { self { Backup() } }
  public static var hooks: Tags<any Hook> { [Tagged(\.backup)] }

  var hooksInUse: [any Hook] { self[\.hooks] }
  public var editor: Factory<Editor> {  // expect: cycle editor audit
    self { Editor(name: "main", hooks: self.hooksInUse) }.cached
  }
}
