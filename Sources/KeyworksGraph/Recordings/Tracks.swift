/// Places resolves on the tracks of a picture. Resolves that are nested, or that follow each other,
/// share a track. Add them sorted by start.
struct Tracks {
  private(set) var names: [String] = []
  /// For each track, the resolves that may still be running, outermost first.
  private var open: [[(index: Int, end: Int)]] = []
  private var places: [Int: Int] = [:]
  private var ofThreads: [Int: Int] = [:]
  /// The tracks that belong to no thread.
  private var others: [Int] = []
  private let kind: String

  /// - Parameter kind: The name for tracks that belong to no thread.
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

  /// The track of the outer resolve, unless something concurrent is running there or the inner
  /// resolve ends later.
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

  /// The innermost resolve that is still running.
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
