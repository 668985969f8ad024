import Keyworks

public protocol Task: Sendable {
  func run()
}

public struct Printing: Task {
  let text: String
  public init(_ text: String) { self.text = text }
  public func run() { print(text) }
}

extension SharedContainer {
  public var logging: Factory<any Task> { self { Printing("logging") } }
}

extension Container {
  public static var tasks: Tags<any Task> {  // expect: order-loop tasks sync disk
    [Tagged(\.logging, priority: -10)]
  }
}
