// why: streamClock is registered twice in autoRegister, so Shelves replaces the sample clock
// of Playback by a wall clock.
import Core
import Keyworks
import Playback
import Shelves

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    Playback.register(in: self)
    Shelves.register(in: self)
  }
}

for chapter in Container.shared[\.chapters] { print(chapter.heading) }
