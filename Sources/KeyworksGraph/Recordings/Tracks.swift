/// Where resolves stand in a picture: on one track are those inside of each other or one after
/// the other. They are added in the order in which they begin.
struct Tracks {
  private(set) var names: [String] = []
  /// On each track those that may not have ended, outermost first.
  private var open: [[(index: Int, end: Int)]] = []
  private var places: [Int: Int] = [:]
  private var ofThreads: [Int: Int] = [:]
  /// The tracks of no thread.
  private var others: [Int] = []
  private let kind: String

  /// - Parameter kind: What those are called that are of no thread.
  init(of kind: String) { self.kind = kind }

  /// - Parameter thread: 0 for a task.
  mutating func track(
    of index: Int, _ start: Int, _ end: Int, inside outer: Int? = nil, thread: Int = 0
  ) -> Int {
    let track =
      trackOfOuter(outer, start, end) ?? trackOfThread(thread, start) ?? otherTrack(start)
    open[track].append((index, end))
    places[index] = track
    return track
  }

  /// That of what it is part of, unless something concurrent is there, or it lasts longer.
  private mutating func trackOfOuter(_ outer: Int?, _ start: Int, _ end: Int) -> Int? {
    guard let outer, let track = places[outer], let last = last(on: track, at: start),
      last.index == outer, end <= last.end
    else { return nil }
    return track
  }

  private mutating func trackOfThread(_ thread: Int, _ start: Int) -> Int? {
    if thread == 0 { return nil }
    if let track = ofThreads[thread] { return last(on: track, at: start) == nil ? track : nil }
    let track = add("thread \(ofThreads.count + 1)")
    ofThreads[thread] = track
    return track
  }

  private mutating func otherTrack(_ start: Int) -> Int {
    for track in others where last(on: track, at: start) == nil { return track }
    others.append(add("\(kind) \(others.count + 1)"))
    return names.count - 1
  }

  /// The innermost that has not ended.
  private mutating func last(on track: Int, at time: Int) -> (index: Int, end: Int)? {
    while let last = open[track].last, last.end <= time { open[track].removeLast() }
    return open[track].last
  }

  private mutating func add(_ name: String) -> Int {
    names.append(name)
    open.append([])
    return names.count - 1
  }
}
