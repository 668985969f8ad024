import Keyworks

public protocol Stage: Sendable {
  func callAsFunction(_ pixels: [Int]) -> [Int]
}
public struct Map: Stage {
  let transform: @Sendable (Int) -> Int
  public init(_ transform: @escaping @Sendable (Int) -> Int) { self.transform = transform }
  public func callAsFunction(_ pixels: [Int]) -> [Int] { pixels.map(transform) }
}
extension Container {
  public var decode: Factory<any Stage> { self { Map { $0 } } }
  public var brighten: Factory<any Stage> { self { Map { min(255, $0 + 20) } } }
  public var clamp: Factory<any Stage> { self { Map { max(0, min(255, $0)) } } }

  public static var stages: Tags<any Stage> {  // expect: order-loop stages brighten clamp gamma
    [
      Tagged(\.decode, priority: -100),
      Tagged(\.brighten, .before(\.clamp)),
      Tagged(\.clamp, priority: 50),
    ]
  }
}
