// why: an editor fulfills a protocol of needs with an associated type, and the throwing factories of a history form a loop.
import Documents
import Keyworks
import Undo

extension Container: DocumentNeeds {
  public var font: Factory<String> { self { "Garamond" }.singleton }
  public var margin: Factory<Int> { self { self.page() / 10 } }
  var page: Factory<Int> { self { Renderer(self).render() } }
}

do {
  print(try Container.shared.history().count, Container.shared.page())
} catch {
  print("no history")
}
