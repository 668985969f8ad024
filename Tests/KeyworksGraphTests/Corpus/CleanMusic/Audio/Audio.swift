import Keyworks

public protocol Output: Sendable {
  func play(_ sample: Int) -> String
}

public final class Mixer: Sendable {
  public let gain: Int
  let output: any Output
  init(gain: Int, output: any Output) {
    self.gain = gain
    self.output = output
  }
  public func play(_ sample: Int) -> String { output.play(sample * gain) }
}

public protocol AudioNeeds: SharedContainer {
  var output: Factory<any Output> { get }
}

public protocol Effect: Sendable {
  func apply(_ sample: Int) -> Int
}

extension AudioNeeds {
  public var gain: Factory<Int> { self { 2 }.singleton }
  public var mixer: Factory<Mixer> {
    self { Mixer(gain: self.gain(), output: self.output()) }.cached
  }
}
