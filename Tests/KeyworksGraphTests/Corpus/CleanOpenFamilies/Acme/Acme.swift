import Brands
import Keyworks

extension Brand {
  public static let acme = Brand(name: "acme")
}

public enum Acme {
  public static func register(in container: Container) {
    container.register(\.theme, for: Brand.acme) { _ in "red" }
    container.logo.register(for: Brand.acme) { "an anvil" }
    container.register(\.slogan, for: Brand.acme) { _, _ in "It falls." }
  }
}
