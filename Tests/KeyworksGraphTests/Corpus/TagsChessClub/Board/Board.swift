import Keyworks

public enum Opening: Sendable {
  case italian, spanish, kings, slav
}

public protocol Advice: Sendable {
  func reply(to move: String) -> String
}

extension Container {
  /// The club's trainers fill this.
  public static var advice: KeyedTags<Opening, any Advice> { KeyedTags() }
}

public struct Trainer: Sendable {
  let club: Container
  public init(_ club: Container) { self.club = club }

  public func reply(in opening: Opening, to move: String) -> String {
    club[\.advice, opening]?.reply(to: move) ?? "Think for yourself"
  }
}
