// why: an onCreate closure resolves a factory that needs the new instance.
import Keyworks

final class Bell: Sendable {
  let tone: Int
  init(tone: Int) { self.tone = tone }
}

struct Chime: Sendable {
  let tones: [Int]
}

struct Tower: Sendable {
  let height: Int
}

extension Container {
  var tower: Factory<Tower> { self { Tower(height: 70) }.onCreate { print("height", $0.height) } }
  var bell: Factory<Bell> {  // expect: cycle bell chime
    self { Bell(tone: self.tower().height) }.cached.onCreate { bell in
      print("tone", bell.tone, "of", self.chime().tones)
    }
  }
  var chime: Factory<Chime> { self { Chime(tones: [self.bell().tone, 80]) } }
}

print(Container.shared.bell().tone)
