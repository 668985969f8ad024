import Keyworks

public protocol Tool: Sendable {
  var symbol: String { get }
}

extension Container {
  /// The strip on the left edge. Feature modules add their tools to it.
  public static var toolbox: Tags<any Tool> {  // expect: order-loop toolbox scissors needle
    [Tagged(\.ruler)]
  }

  public var ruler: Factory<any Tool> { self { Ruler() } }
  public var scissors: Factory<any Tool> { promised() }
  public var needle: Factory<any Tool> { promised() }
}

struct Ruler: Tool { let symbol = "📏" }
