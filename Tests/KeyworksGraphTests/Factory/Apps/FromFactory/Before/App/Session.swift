import FactoryKit
import Synchronization

extension Scope {
  /// From signing in to signing out.
  public static let session = Cached()
}

extension Container {
  /// One basket for each session.
  public var basket: Factory<Basket> { self { Basket() }.scope(.session) }

  /// One page for each product and session.
  public var page: ParameterFactory<String, ProductPage> {
    self { ProductPage(product: $0, basket: self.basket()) }.scopeOnParameters.scope(.session)
  }
}

/// What is to be bought in one session.
public final class Basket: Sendable {
  private let content = Mutex<[String]>([])

  /// The products, in the order in which they came.
  public var products: [String] { content.withLock(\.self) }
  func add(_ product: String) { content.withLock { $0.append(product) } }
}

/// Shows one product, and puts it into the basket.
public final class ProductPage: Sendable {
  private let product: String
  private let basket: Basket
  init(product: String, basket: Basket) { (self.product, self.basket) = (product, basket) }

  /// Puts the product into the basket.
  public func buy() { basket.add(product) }
}
