// why: a class fulfills a requirement with the method of its superclass.
import Keyworks

class Reader: @unchecked Sendable {
  func read(in container: Container) -> String { container.page() }
}

protocol Reads: Sendable {
  func read(in container: Container) -> String
}

final class FileReader: Reader, Reads, @unchecked Sendable {}

extension Container {
  var reader: Factory<any Reads> { self { FileReader() } }
  var page: Factory<String> { self { self.reader().read(in: self) } }  // expect: cycle page
}

print(Container.shared.page())
