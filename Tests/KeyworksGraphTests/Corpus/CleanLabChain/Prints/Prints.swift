import Keyworks

/// The shops of the chain. A build of the app belongs to one of them.
public struct Shop: Variant {
  public let name: String
  public init(name: String) { self.name = name }
}

extension Shop {
  public static let oldTown = Shop(name: "Old Town")
  public static let airport = Shop(name: "Airport")
}

public protocol Paper: Sendable {
  var weight: Int { get }
}

struct Rag: Paper { let weight = 310 }
struct Gloss: Paper { let weight = 190 }

public struct Poster: Sendable {
  public let centimetres: Int
  let paper: any Paper
  public var grams: Int { centimetres * centimetres * paper.weight / 10_000 }
}

extension Container {
  var paper: Factory<any Paper> {
    promised().when(Shop.oldTown) { Rag() }.when(Shop.airport) { Gloss() }
  }
  public var poster: ParameterFactory<Int, Poster> {
    self { side in Poster(centimetres: side, paper: self.paper()) }
  }
}
