import Keyworks

public struct Step: Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}

@resultBuilder public enum StepsBuilder {
  public static func buildExpression(_ name: String) -> [Step] { [Step(name)] }
  public static func buildExpression(_ step: Step?) -> [Step] { step.map { [$0] } ?? [] }
  public static func buildBlock(_ parts: [Step]...) -> [Step] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Step]?) -> [Step] { part ?? [] }
  public static func buildArray(_ parts: [[Step]]) -> [Step] { parts.flatMap { $0 } }
}

public struct Plan: Sendable {
  public let steps: [Step]
  public init(@StepsBuilder _ steps: () -> [Step]) { self.steps = steps() }
}

extension Container {
  public var formats: Factory<[String]> { self { ["jpeg", "raw"] }.cached }
}
