import Keyworks
import Library
import Network
import Storage

struct Memory: Storage {
  let values: [String: String]
  func read(_ key: String) -> String? { values[key] }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    NetworkModule.register(in: self)
    register(\.line) { $0.fallbackLine() }
    cover.register { "with a cover" }
    registerStorage()
  }

  private func registerStorage() {
    if minimumSpeed() > 0 {
      register(\.journal) { container throws(StorageError) in
        guard container.storage().read("day") != nil else { throw StorageError() }
        return "journal"
      }
    }
    self.storage.register(with: Memory(values: ["size": "3", "day": "1"]))
  }
}

infix operator <~

extension Archive {
  static func <~ (path: KeyPath<Archive, Factory<String>>, archive: Archive) {
    archive[keyPath: path].register { "with an operator" }
  }
  subscript(registered path: KeyPath<Archive, Factory<String>>) -> String {
    get { self[path] }
    set { self[keyPath: path].register(with: newValue) }
  }
}

/// A container of its own, wired in its initialiser.
final class Archive: SharedContainer {
  static let shared = Archive()
  let manager = ContainerManager()
  var attic: Factory<String> { promised() }
  var box: Factory<String> { self { "box in \(self.attic())" } }
  var cellar: Factory<String> { promised() }
  var roof: Factory<String> { promised() }
  var `lock`: ParameterFactory<(Int, String), Bool> { promised() }

  init() {
    attic.register { [name = "the attic"] in name }
    lock.register { number, name in number == name.count }
    \.cellar <~ self
    self[registered: \.roof] = "with a subscript"
  }
}
