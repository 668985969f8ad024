import Keyworks
import Storage

public protocol Line: Sendable {
  var speed: Int { get }
}

public struct Cable: Line {
  public let speed: Int
  public init(speed: Int) { self.speed = speed }
}

extension Container {
  public var line: Factory<any Line> { promised() }
  public var fallbackLine: Factory<any Line> { self { Cable(speed: self.minimumSpeed()) }.cached }
  public var minimumSpeed: Factory<Int> { self { 1 }.singleton }
}

public enum NetworkModule {
  /// Answers what another module has promised.
  public static func register(in container: Container) {
    container.register(\.file) { container, name in "\(name) at \(container.line().speed)" }
    container.quota.register(with: 512)
  }
}
