import Keyworks
import KeyworksAsync

actor FinishCamera {
  private var frames = 0
  func shoot(_ boat: String) -> String {
    frames += 1
    return "\(boat) crosses in frame \(frames)"
  }
  func powerDown() { print("camera off after \(frames) frames") }
}

struct StartGun: Sendable {
  let heat: Int
  func fire() { print("heat \(heat): go") }
  func unload() { print("heat \(heat): gun unloaded") }
}

final class Heat: ManagedContainer {
  let manager = ContainerManager()
  let number: Int
  init(_ number: Int) { self.number = number }
}

extension Heat {
  var gun: Factory<StartGun> {
    self { StartGun(heat: self.number) }.cached.teardown { $0.unload() }
  }
}

extension Container {
  var camera: AsyncFactory<FinishCamera, any Error> {
    self.async { FinishCamera() }.singleton.teardown { await $0.powerDown() }
  }
}
