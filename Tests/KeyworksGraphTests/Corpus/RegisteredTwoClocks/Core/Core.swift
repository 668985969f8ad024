import Keyworks

public protocol StreamClock: Sendable {
  var name: String { get }
  func seconds(ofSamples count: Int) -> Double
}

public protocol Chapter: Sendable { var heading: String { get } }

extension Container {
  public var streamClock: Factory<any StreamClock> { promised() }
  public static var chapters: Tags<any Chapter> { Tags() }
}
