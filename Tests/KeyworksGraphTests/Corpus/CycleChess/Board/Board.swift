import Keyworks

public protocol Engine: Sendable {
  associatedtype Move: CustomStringConvertible & Sendable
  func best() -> Move
}

public struct Opening: Sendable {
  public let move: String
  public init(of engine: some Engine) { move = "\(engine.best())" }
}

extension Container {
  public var engine: Factory<any Engine> { promised() }
  public var opening: Factory<Opening> {  // expect: cycle opening
    self { Opening(of: self.engine()) }
  }
}
