import Keyworks

public protocol Processor: Sendable {
  func process(_ text: String) -> String
}

struct Trim: Processor {
  func process(_ text: String) -> String { text.filter { $0 != " " } }
}

extension Container {
  public var trim: Factory<any Processor> { self { Trim() } }
  public static var processors: Tags<any Processor> { [Tagged(\.trim, priority: 5)] }
}
