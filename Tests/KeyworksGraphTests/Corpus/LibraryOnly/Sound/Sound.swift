import Keyworks

public protocol Output: Sendable {
  func play(_ samples: [Int])
}

extension SharedContainer {
  /// Whoever uses the library says where sound goes.
  public var output: Factory<any Output> { promised() }
  public var rate: Factory<Int> { self { 44_100 }.cached }
  public var resampler: Factory<Resampler> {  // expect: captive resampler rate
    self { Resampler(rate: self.rate()) }.singleton
  }
}

public struct Resampler: Sendable {
  let rate: Int
}
