// why: a library has promises that nothing registers yet and factories that nothing uses yet.
import Keyworks
import Sound

public final class Player: Sendable {
  let output: any Output
  let queue: Queue
  init(output: any Output, queue: Queue) {
    self.output = output
    self.queue = queue
  }
}

public final class Queue: Sendable {
  let length: Int
  init(length: Int) { self.length = length }
}

extension SharedContainer {
  public var player: Factory<Player> {  // expect: cycle player queue
    self { Player(output: self.output(), queue: self.queue()) }
  }
  var queue: Factory<Queue> { self { Queue(length: self.player().queue.length) } }
  public var tuner: Factory<Int> { self { 3 } }
}
