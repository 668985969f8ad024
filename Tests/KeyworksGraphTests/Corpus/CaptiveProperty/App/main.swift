// why: an injected Property of a singleton that keeps cached settings.
import Keyworks
import Synchronization

final class AudioSettings: Sendable {
  private let state = Mutex(false)
  var isMuted: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

final class Speaker: @unchecked Sendable {
  @Injected(\.isMuted) var isMuted
  func play(_ sound: String) -> String { isMuted.value ? "" : sound }
}

extension Container {
  var audioSettings: Factory<AudioSettings> { self { AudioSettings() }.cached }
  var isMuted: Factory<Property<Bool>> {
    self {
      let settings = self.audioSettings()
      return Property {
        settings.isMuted
      } set: {
        settings.isMuted = $0
      }
    }
  }
  var speaker: Factory<Speaker> { self { Speaker() }.singleton }  // expect: captive speaker isMuted audioSettings
}

let speaker = Container.shared.speaker()
speaker.isMuted.value = false
print(speaker.play("pling"))
