import Keyworks

public protocol Skin: Sendable {
  func wrap(_ text: String) -> String
}

extension Container {
  public var skin: Factory<any Skin> { promised().cached }
  public var moderator: Factory<String> { promised() }
  public var post: ParameterFactory<String, String> { self { self.skin().wrap($0) } }
  public var trimming: Factory<String> { self { "trim" } }
  public static var filters: Tags<String> { [Tagged(\.trimming, priority: -1)] }
}
