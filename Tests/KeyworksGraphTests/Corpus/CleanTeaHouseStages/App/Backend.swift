import Keyworks
import Synchronization

enum Stage: Variant { case market, tasting }

struct Backend: Sendable {
  let host: String
  func url(_ path: String...) -> String { ([host] + path).joined(separator: "/") }
}

final class StockClient: Sendable {
  private let backend: Backend
  private let requests = Mutex(0)
  init(_ backend: Backend) { self.backend = backend }
  func grams(of tea: String) -> String {
    let request = requests.withLock {
      $0 += 1; return $0
    }
    return "#\(request) " + backend.url("stock", tea)
  }
}

/// Receipts go to the tax office, and that has no tasting stage.
final class Receipts: Sendable {
  private let backend: Backend
  init(_ backend: Backend) { self.backend = backend }
  func file(_ cents: Int) -> String { backend.url("receipts", String(cents)) }
}

extension Container {
  var backend: Factory<Backend> {
    self { Backend(host: "tea.example") }.when(Stage.tasting) { Backend(host: "tasting.tea.example") }
  }
  var stock: Factory<StockClient> { self { StockClient(self.backend()) }.cached.varies(by: Stage.self) }
  var receipts: Factory<Receipts> { self { Receipts(self.backend.without(Stage.self)()) }.cached }
}
