import Keyworks
import Synchronization

final class Workspace: ManagedContainer {
  let manager = ContainerManager()
  let folder: String
  init(folder: String) { self.folder = folder }
}

struct Locator: Sendable {
  let scope: Workspace
  func page(_ number: Int) -> Page { scope.page(number) }
}

class Interactor: @unchecked Sendable {
  fileprivate let locator: Locator
  init(_ locator: Locator) { self.locator = locator }
  func perform() -> String { "" }
}

struct Page: Sendable, Equatable {
  let number: Int
  let words: Int
}

final class OpenPages: Interactor, @unchecked Sendable {
  private let count = Mutex(0)
  override func perform() -> String {
    let number = count.withLock {
      $0 += 1; return $0
    }
    return "page \(locator.page(number).number) has \(locator.page(number).words) words"
  }
}

extension Workspace {
  var words: Factory<Int> { self { self.folder.count * 10 }.cached }
  var page: ParameterFactory<Int, Page> { self { Page(number: $0, words: self.words()) } }
  private var locator: Factory<Locator> { self { Locator(scope: self) } }
  var openPages: Factory<OpenPages> { self { OpenPages(self.locator()) }.cached }  // expect: leak openPages locator
}
