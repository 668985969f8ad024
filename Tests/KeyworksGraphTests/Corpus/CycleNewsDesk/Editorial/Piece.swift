import Keyworks

/// Takes what a piece needs from the desk's container when the piece is created.
@propertyWrapper
public struct FromDesk<Value> {
  public let wrappedValue: Value

  public init(_ path: KeyPath<Container, Factory<Value>>) {
    wrappedValue = Container.shared[keyPath: path]()
  }
}

public struct StyleGuide: Sendable {
  public func headline(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension Container {
  public var styleGuide: Factory<StyleGuide> { self { StyleGuide() } }
}

open class Piece {
  @FromDesk(\.styleGuide) private var style
  private let working: String

  public init(working: String) { self.working = working }

  public var headline: String { style.headline(working) }
  open var body: String { headline }
}
