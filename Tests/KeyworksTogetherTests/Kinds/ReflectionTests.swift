import Keyworks
import KeyworksAsync
import Testing

@Suite struct `A factory that is printed` {
  private let shop = Shop()

  /// Systems before iOS 18 cannot describe the types of such closures.
  @Test func `shows no closure with typed errors`() {
    let values: [Any] = [
      shop.page, shop.pages, shop.later, shop.laterPages, shop.pageMaker, shop.laterMaker,
    ]
    for value in values { #expect(Mirror(reflecting: value).children.isEmpty) }
  }
}

private final class Shop: ManagedContainer {
  let manager = ContainerManager()
  var page: ThrowingFactory<Int, any Error> { self.throwing { 1 } }
  var pages: ThrowingParameterFactory<Int, Int, any Error> { self.throwing { $0 } }
  var later: AsyncFactory<Int, any Error> { self.async { 1 } }
  var laterPages: AsyncParameterFactory<Int, Int, any Error> { self.async { $0 } }
  var pageMaker: Any { provider(\.page) }
  var laterMaker: Any { provider(\.later) }
}
