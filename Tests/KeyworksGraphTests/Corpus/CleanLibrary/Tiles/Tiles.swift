import Keyworks

public protocol TileSource: Sendable {
  func tile(_ x: Int, _ y: Int) -> [UInt8]
}

public final class TileCache: Sendable {
  let source: any TileSource
  let limit: Int
  init(source: any TileSource, limit: Int) {
    self.source = source
    self.limit = limit
  }
}

extension SharedContainer {
  public var tileSource: Factory<any TileSource> { promised().singleton }
  public var tileLimit: Factory<Int> { self { 512 }.singleton }
  public var tileCache: Factory<TileCache> {
    self { TileCache(source: self.tileSource(), limit: self.tileLimit()) }.singleton
  }
  public var offlineTiles: ThrowingFactory<TileCache, any Error> { promised() }
  public var emptyTile: Factory<[UInt8]> { self { [] } }
}
