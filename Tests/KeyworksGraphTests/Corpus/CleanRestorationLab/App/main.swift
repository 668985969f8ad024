// why: the provider of painting is handed through two functions that only store it, and is
// called when the painting is long built.
import Keyworks

final class Painting: Sendable {
  let title: String
  let layers: Int
  let varnish: Varnish

  init(title: String, layers: Int, varnish: Varnish) {
    self.title = title
    self.layers = layers
    self.varnish = varnish
  }
}

/// Knows how to come off the painting that it covers.
struct Varnish: Sendable {
  private let resin: String
  private let painting: Provider<Painting>

  static func mix(_ resin: String, for painting: Provider<Painting>) -> Varnish {
    let name = resin.lowercased()
    return bottled(name, painting)
  }

  private static func bottled(_ resin: String, _ painting: Provider<Painting>) -> Varnish {
    Varnish(resin: resin, painting: painting)
  }

  func removal() -> String {
    let painting = painting()
    return "take the \(resin) off \(painting.title), \(painting.layers) layers below"
  }
}

struct Treatment {
  let painting: Painting
  var steps: [String] { ["photograph \(painting.title)", painting.varnish.removal(), "retouch"] }
}

extension Container {
  var varnish: Factory<Varnish> { self { .mix("Dammar", for: self.provider(\.painting)) } }
  var painting: Factory<Painting> {
    self { Painting(title: "The bleachers", layers: 5, varnish: self.varnish()) }.cached
  }
  var treatment: Factory<Treatment> { self { Treatment(painting: self.painting()) } }
}

let laboratory = Container()
for (index, step) in laboratory.treatment().steps.enumerated() {
  print(index + 1, step)
}
