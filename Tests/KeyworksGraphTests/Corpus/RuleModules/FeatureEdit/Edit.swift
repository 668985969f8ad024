import Keyworks
import Persistence

public final class Editor {
  @LazyInjected(\.database) private var database  // expect: rule editor database
  public var first: String { database.rows[0] }
}

extension Container {
  public var editor: Factory<Editor> { self { Editor() } }
}
