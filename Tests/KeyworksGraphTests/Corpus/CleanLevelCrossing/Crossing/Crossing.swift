import Keyworks
import KeyworksAsync

public actor Barrier {
  private var isDown = false
  public func lower() -> String {
    isDown = true
    return "barrier down"
  }
  func release() { print(isDown ? "barrier raised by hand" : "barrier stays up") }
}

public struct Camera: Sendable {
  public func obstacles() -> Int { 0 }
  func stop() { print("camera off") }
}

extension Container {
  public var barrier: AsyncFactory<Barrier, any Error> {
    self.async { Barrier() }.singleton.teardown { await $0.release() }
  }
  public var camera: Factory<Camera> { self { Camera() }.cached.teardown { $0.stop() } }
}
