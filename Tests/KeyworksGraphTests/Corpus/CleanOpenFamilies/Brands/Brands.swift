import Keyworks
import KeyworksAsync

public struct Brand: Variant {
  let name: String
  public init(name: String) { self.name = name }
}

extension Brand {
  public static let plain = Brand(name: "plain")
}

public struct SaveError: Error {}

// Families without a base: under each brand, another module says what they are.
extension Container {
  public var theme: Factory<String> { promised().when(Brand.plain) { "grey" } }
  public var logo: Factory<String> { promised().varies(by: Brand.self).cached }
  public var price: ParameterFactory<Int, String> { promised().when(Brand.plain) { "\($0) €" } }
  public var licence: ThrowingFactory<String, SaveError> {
    promised().when(Brand.plain) { () throws(SaveError) in throw SaveError() }
  }
  public var banner: AsyncFactory<String, Never> { promised().when(Brand.plain) { "none" } }
  public var slogan: ParameterFactory<Brand, String> { promised() }
}
