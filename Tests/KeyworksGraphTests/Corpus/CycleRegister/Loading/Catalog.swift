import Keyworks

public protocol Loader: Sendable {
  func load(_ name: String) -> String
}

public final class Catalog: Sendable {
  let loader: any Loader
  public let title: String
  init(loader: any Loader, title: String) {
    self.loader = loader
    self.title = title
  }
  public func page(_ name: String) -> String { "\(title): \(loader.load(name))" }
}

extension Container {
  public var loader: Factory<any Loader> { promised().cached }  // expect: cycle loader catalog
  public var catalogTitle: Factory<String> { promised() }
  public var catalog: Factory<Catalog> {
    self { Catalog(loader: self.loader(), title: self.catalogTitle()) }.cached
  }
}
