import Keyworks

public protocol Official: Sendable {
  var name: String { get }
  func decide(_ incident: String) -> String?
}

public struct Assistant: Official {
  public let name: String
  private let side: String

  public init(_ name: String, side: String) { (self.name, self.side) = (name, side) }
  public func decide(_ incident: String) -> String? {
    incident.contains(side) ? "\(name) flags" : nil
  }
}

extension Container {
  public static var crew: Tags<any Official> {
    [Tagged(\.leftAssistant, priority: 10) { $0 }, Tagged(\.rightAssistant, priority: 10) { $0 }]
  }

  var leftAssistant: Factory<Assistant> { self { Assistant("Inez", side: "left") } }
  var rightAssistant: Factory<Assistant> { self { Assistant("Pavel", side: "right") } }

  /// Everybody in the crew who thinks so.
  public func colleagues(where isMeant: (any Official) -> Bool = { _ in true }) -> [any Official] {
    self[\.crew].filter(isMeant)
  }
}
