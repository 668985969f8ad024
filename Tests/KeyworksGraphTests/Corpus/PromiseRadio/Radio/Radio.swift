import Keyworks
import KeyworksAsync
import KeyworksUI

public enum Band: Variant {
  case short, long
}

@MainActor public final class Dial {
  public let band: String
  public init(band: String) { self.band = band }
}

extension Container {
  public var antenna: AsyncFactory<String, Never> { promised().singleton }
  public var volume: ParameterFactory<Band, Int> { promised() }  // expect: promise volume
  public var dial: MainActorParameterFactory<String, Dial> { promised() }
  public var signal: AsyncParameterFactory<Int, String, any Error> { promised().cached }  // expect: promise signal
  public var station: Factory<String> { promised() }
}

public final class Studio: SharedContainer {
  public static let shared = Studio()
  public let manager = ContainerManager()
}

extension Studio {
  public var station: Factory<String> { promised() }  // expect: promise station
  public var jingle: Factory<String> { self { "\(self.station())!" } }
}
