import Foundation
import Keyworks

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What asks the server of the shop.
public protocol Client: Sendable {
  /// What each product costs, in cents.
  func prices() async throws -> [String: Int]
}

extension Container {
  /// The network, or samples in a preview. An exhaustive test has to override it.
  public var client: Factory<any Client> {
    self { HTTPClient() }.live.singleton.on(.preview) { Samples() }  // .live is by hand
  }

  /// Prices of the last five minutes.
  public var catalog: Factory<Catalog> {
    self { Catalog(client: self.client()) }.cached.timeToLive(.seconds(300))
  }
}

/// What the shop sells. It asks its client once.
public actor Catalog {
  private let client: any Client
  private var prices: [String: Int]?
  init(client: any Client) { self.client = client }

  /// The price of a product in cents, or nil if there is no such product.
  public func price(of product: String) async throws -> Int? {
    if prices == nil { prices = try await client.prices() }
    return prices?[product]
  }
}

struct HTTPClient: Client {
  func prices() async throws -> [String: Int] {
    guard let url = URL(string: "https://shop.example/prices") else { throw URLError(.badURL) }
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([String: Int].self, from: data)
  }
}

struct Samples: Client {
  func prices() -> [String: Int] { ["tea": 450, "cup": 900] }
}
