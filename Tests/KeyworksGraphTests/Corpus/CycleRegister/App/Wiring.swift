import Keyworks
import Loading

struct DiskLoader: Loader {
  let catalog: Catalog
  func load(_ name: String) -> String { "\(name) of \(catalog.title)" }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    catalogTitle.register { "Plants" }
    register(\.loader) { DiskLoader(catalog: $0.catalog()) }
  }
}
