import Keyworks

extension Container {
  public var hammer: Factory<String> { promised() }
  public var saw: Factory<String> { promised() }
  public var drill: Factory<String> { promised() }
  public var glue: Factory<String> { promised() }
  public static var boxes: Tags<String> { Tags() }
}

/// Each of these is run by what calls the protocols of the standard library.
public struct Tool: CustomStringConvertible, Comparable {
  let container: Container
  public init(_ container: Container) { self.container = container }
  public var description: String {
    container.hammer.register { "hammer" }
    return container.hammer()
  }
  public static func < (left: Tool, right: Tool) -> Bool {
    left.container.saw.register { "saw" }
    return left.container.saw() < right.container.saw()
  }
  public static func == (left: Tool, right: Tool) -> Bool { left.container === right.container }
}

public struct Drills: Sequence, IteratorProtocol {
  let container: Container
  var count = 0
  public init(_ container: Container) { self.container = container }
  public mutating func next() -> String? {
    guard count < 2 else { return nil }
    count += 1
    container.drill.register { [count] in "drill \(count)" }
    return container.drill()
  }
}
