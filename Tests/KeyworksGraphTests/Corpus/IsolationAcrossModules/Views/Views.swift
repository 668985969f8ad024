import Keyworks

@MainActor public final class Canvas {
  public var strokes = 3
  init() {}
}

public protocol CanvasNeeds: ManagedContainer {
  @MainActor var canvas: Factory<Canvas> { get }
}

extension Container: CanvasNeeds {
  @MainActor public var canvas: Factory<Canvas> { self { Canvas() }.cached }
}
