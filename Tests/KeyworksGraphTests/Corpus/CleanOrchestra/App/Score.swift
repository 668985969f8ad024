import Keyworks

indirect enum Part: Hashable, Sendable {
  case note(Int)
  case chord([Part])
  case loud(Part)
}

struct Sound: Sendable {
  let loudness: Int
  static func + (a: Sound, b: Sound) -> Sound { Sound(loudness: a.loudness + b.loudness) }
}

final class Hall: ManagedContainer {
  let manager = ContainerManager()
}
final class Box: ManagedContainer {
  let parent: Hall
  let manager: ContainerManager
  init(in parent: Hall) {
    self.parent = parent
    manager = ContainerManager(parent: parent)
  }
}

extension Hall {
  // Ends at the notes.
  var sound: ParameterFactory<Part, Sound> {
    self { part in
      switch part {
      case .note(let pitch): Sound(loudness: pitch)
      case .chord(let parts): parts.map { self.sound($0) }.reduce(Sound(loudness: 0), +)
      case .loud(let inner): self.sound(inner) + self.sound(inner)
      }
    }
  }
  var bars: ParameterFactory<Int, [Int]> {
    self { count in count == 0 ? [] : self.bars(count - 1) + [count] }
  }
  var echo: Factory<Int> { self { 2 }.cached }
}

extension Box {
  // Needs the factory of the same name of the hall.
  var echo: Factory<Int> { self { self.parent.echo() / 2 }.cached }
}
