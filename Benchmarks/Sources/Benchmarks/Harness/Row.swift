/// Does something so many times.
typealias Work = (_ count: Int) -> Void

/// One line of the table: the same thing done by the library and by hand.
struct Row {
  /// W1, W2, …
  let name: String
  let workload: String
  let baseline: String
  /// The largest ratio that is good enough, or nil if there is no bar.
  var bar: Double?
  /// How many allocations the library may add, or nil where they are not compared.
  var extraAllocations: Int?
  /// On how many threads each side runs at once.
  var threads = (byHand: 1, byLibrary: 1)
  /// Whether threads of a pool do the work. What they allocate is not counted.
  var isWallClock = false
  /// What is true before the row and after it, if the right thing is measured.
  let isRight: () -> Bool
  let byHand: Work
  let byLibrary: Work
}

/// How the cost of one thing grows with the size of another.
struct Growth {
  let name: String
  let workload: String
  /// The largest ratio of a size to the first one that is good enough, if there is a bar.
  var bar: Double?
  let unit: String
  let sizes: [Int]
  /// Whether a repetition is one of as many parts as the size says, done together.
  var isOfParts = false
  /// Prepares the work for one size.
  let work: (_ size: Int) -> Work
}
