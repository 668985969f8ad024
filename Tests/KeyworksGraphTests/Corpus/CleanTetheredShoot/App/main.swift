// why: the singleton camera keeps a closure that resolves the card of the current shoot at
// each release.
import Keyworks
import KeyworksUI
import Synchronization

// Tethered shooting: the camera hangs on the computer, each shoot brings a new client and a new card.

extension Scope {
  static let shoot = Scope("shoot")
}

final class Card: Sendable {
  private let frames = Mutex(0)
  let label: String
  init(label: String) { self.label = label }

  func expose() -> String {
    let number = frames.withLock { frames in
      frames += 1
      return frames
    }
    return "\(label)-\(number)"
  }
}

final class Camera: Sendable {
  typealias Shutter = @Sendable () -> String
  private let shutter: Shutter
  private let sound: String

  init(sound: String, shutter: @escaping Shutter) {
    self.sound = sound
    self.shutter = shutter
  }

  func release() -> String { "\(sound) \(shutter())" }
}

struct Burst {
  let camera: Camera
  let length: Int

  func callAsFunction() -> [String] { (0..<length).map { _ in camera.release() } }
}

@MainActor final class RemoteModel {
  private let burst: Burst
  @LazyInjected(\.card) private var card
  private(set) var shown: [String] = []

  init(burst: Burst) { self.burst = burst }

  func tap() {
    shown += burst()
    shown.append("on card \(card.label)")
  }
}

extension Container {
  private func shutter() -> Camera.Shutter {
    { self.card().expose() }
  }

  var card: Factory<Card> { self { Card(label: "wedding") }.scope(.shoot) }
  var camera: Factory<Camera> {
    self { Camera(sound: self.isQuiet() ? "tick" : "CLACK", shutter: self.shutter()) }.singleton
  }
  var isQuiet: Factory<Bool> { self { true } }
  var burst: ParameterFactory<Int, Burst> { self { Burst(camera: self.camera(), length: $0) } }
  var remote: MainActorFactory<RemoteModel> {
    self.mainActor { RemoteModel(burst: self.burst(3)) }.scope(.shoot)
  }
}

for _ in 1...2 {
  let remote = Container.shared.remote()
  remote.tap()
  print(remote.shown)
  Container.shared.reset(scope: .shoot)
}
