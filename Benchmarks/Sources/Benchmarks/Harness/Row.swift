/// Repeats an operation.
typealias Work = (_ count: Int) -> Void

/// One line of the table: the same thing done by the library and by hand.
struct Row {
  /// W1, W2, …
  let name: String
  let workload: String
  let baseline: String
  /// The largest ratio that is good enough, or nil if there is no bar.
  var bar: Double?
  /// How many allocations the library may add, or nil if they are not compared.
  var extraAllocations: Int?
  /// On how many threads each side runs at once.
  var threads = (byHand: 1, byLibrary: 1)
  /// Whether threads of a pool do the work. Their allocations are not counted.
  var isWallClock = false
  /// A check that must pass before and after the row. It shows that the row measures the right thing.
  let isRight: () -> Bool
  let byHand: Work
  let byLibrary: Work
}

/// How the cost of an operation grows with a size.
struct Growth {
  let name: String
  let workload: String
  /// The largest ratio of a size to the first one that is good enough, if there is a bar.
  var bar: Double?
  let unit: String
  let sizes: [Int]
  /// Whether to measure the cost of a part, if an operation has `size` parts.
  var isOfParts = false
  /// Prepares the work for one size.
  let work: (_ size: Int) -> Work
}
