import Keyworks

public enum Brand: Variant {
  case plain, acme
}

extension Container {
  public var theme: Factory<String> { promised() }
  public var logo: Factory<String> { promised() }  // expect: promise logo
  public var slogan: Factory<String> { promised().varies(by: Brand.self) }  // expect: promise slogan
  public var label: Factory<String> {
    self { self.theme() + self.logo() + self.slogan() }
  }
}

public enum Plain {
  public static func register(in container: Container) {
    container.theme.register(for: Brand.plain) { "grey" }
  }
}

public enum Acme {
  public static func register(in container: Container) {  // expect: wiring logo
    container.logo.register(for: Brand.acme) { "an anvil" }
  }
}
