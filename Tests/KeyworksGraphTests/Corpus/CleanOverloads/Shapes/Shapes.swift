import Keyworks

public struct Shape: Sendable {
  public let sides: Int
  public init(sides: Int) { self.sides = sides }
  /// Would lead back.
  public init(in container: Container) { sides = container.outline().sides }
  public init(_ sides: Int...) { self.sides = sides.count }
  public subscript(index: Int) -> Int { sides - index }
  public subscript(container: Container) -> Int { container.outline().sides }
  public static func + (left: Shape, right: Shape) -> Shape {
    Shape(sides: left.sides + right.sides)
  }
  public static func + (left: Shape, right: Container) -> Shape {
    Shape(sides: left.sides + right.outline().sides)
  }
}

public func corners(of shape: Shape) -> Int { shape.sides }
public func corners(of container: Container) -> Int { container.outline().sides }
public func corners<Root: SharedContainer>(in root: Root) -> Int { root is Container ? 1 : 0 }

extension Container {
  public var base: Factory<Shape> {
    self {
      let shape = Shape(1, 2, 3) + Shape(sides: 1)
      return Shape(sides: corners(of: shape) + shape[0] + corners(in: self))
    }
  }
  public var outline: Factory<Shape> { self { self.base() } }
}
