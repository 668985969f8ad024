/// Repeats an operation so many times.
typealias Work = (_ count: Int) -> Void

/// One row of the table: the same work done by the library and by hand.
struct Row {
  /// W1, W2, …
  let name: String
  let workload: String
  let baseline: String
  /// The largest acceptable ratio, or nil if there is no target.
  var bar: Double?
  /// How many allocations the library may add, or nil if they are not compared.
  var extraAllocations: Int?
  /// The number of threads that run each side at the same time.
  var threads = (byHand: 1, byLibrary: 1)
  /// Whether a thread pool does the work. Its allocations are not counted.
  var isWallClock = false
  /// Checks before and after the row that it measures the right thing.
  let isRight: () -> Bool
  let byHand: Work
  let byLibrary: Work
}

/// How the cost of one operation grows with a size.
struct Growth {
  let name: String
  let workload: String
  /// The largest acceptable ratio between a size and the first size, or nil if there is no target.
  var bar: Double?
  let unit: String
  let sizes: [Int]
  /// Whether one repetition does as many parts as the size says.
  var isOfParts = false
  /// Prepares the work for a size.
  let work: (_ size: Int) -> Work
}
