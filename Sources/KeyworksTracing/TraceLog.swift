internal import Keyworks

/// A log of events as text, with one indented tree for each outermost resolve.
///
/// ```swift
/// container.observe(TraceLog().record)
/// // cart (Cart.swift:12) built in 1.2 ms
/// //   price (Price.swift:8) reused
/// ```
public final class TraceLog: Sendable {
  /// A resolve with more events to come.
  private struct Open {
    let outer: UInt64?
    /// Whether it belongs to a task. Its end may arrive after the end of the resolve around it.
    let isOfTask: Bool
    var text: String
    /// The lines of the resolves inside it, each followed by its own inner lines.
    var lines: [String] = []
    /// How many resolves of tasks inside it have not ended.
    var openTasks = 0
    var hasEnded = false
  }

  private let write: @Sendable (String) -> Void
  private let open = Guarded<[UInt64: Open]>([:])

  /// Creates a log that passes each finished tree to `write`, which prints it by default.
  public init(_ write: @escaping @Sendable (String) -> Void = { print($0) }) {
    self.write = write
  }

  /// Records an event. Pass this function to `observe`.
  public var record: @Sendable (ResolutionEvent) -> Void {
    { [self] event in
      let tree = open.withLock { Self.note(event, &$0) }
      if let tree { write(tree.joined(separator: "\n")) }
    }
  }

  /// - Returns: The lines of a tree, if the event finishes one.
  private static func note(_ event: ResolutionEvent, _ open: inout [UInt64: Open]) -> [String]? {
    let number = event.numbers.last ?? 0
    let outer = event.numbers.dropLast().last { open[$0] != nil }
    let end: String
    switch event.kind {
    case .began:
      guard open[number] == nil else { return nil }
      open[number] = Open(outer: outer, isOfTask: event.isOfTask, text: "\(event.factory)")
      if let outer, event.isOfTask { open[outer]?.openTasks += 1 }
      return nil
    case .waited:
      open[number]?.text += " waited \(time(of: event))"
      return nil
    case .gathers(let members):
      let names = members.map { $0.factory.name + $0.choice }.joined(separator: ", ")
      let line = "\(event.factory) gathers \(names.isEmpty ? "nothing" : names)"
      guard let outer else { return [line] }
      open[outer]?.lines.append(line)
      return nil
    case .tornDown: return ["\(event.factory) torn down in \(time(of: event))"]
    case .teardownFailed(let reason): return ["\(event.factory) teardown failed: \(reason)"]
    case .closedByParent: return ["\(event.factory) closed by its parent"]
    case .registeredTwice(let earlier, let later):
      return ["\(event.factory) registered at \(earlier.position) and again at \(later.position)"]
    case .built(let layer):
      end = " built in \(time(of: event))" + (layer == .definition ? "" : " by \(layer)")
    case .reused: end = " reused"
    case .failed(let reason): end = " failed: \(reason)"
    case .cancelled: end = " cancelled"
    case .stopped(let reason): end = " stopped: \(reason)"
    }
    // A resolve that is reported a second time ended before.
    guard open[number]?.hasEnded == false else { return nil }
    open[number]?.text += end
    open[number]?.hasEnded = true
    return close(number, &open)
  }

  /// Closes a resolve if it has ended, along with everything inside it.
  private static func close(_ number: UInt64, _ open: inout [UInt64: Open]) -> [String]? {
    guard let ended = open[number], ended.hasEnded, ended.openTasks == 0 else { return nil }
    open[number] = nil
    let tree = [ended.text] + ended.lines.map { "  " + $0 }
    guard let outer = ended.outer, open[outer] != nil else { return tree }
    open[outer]?.lines += tree
    if ended.isOfTask { open[outer]?.openTasks -= 1 }
    return close(outer, &open)
  }
}

/// `1.2 ms`
private func time(of event: ResolutionEvent) -> String {
  let nanoseconds = Double(event.nanoseconds ?? 0)
  let units = [("s", 1e9), ("ms", 1e6), ("µs", 1e3)]
  let (unit, size) = units.first { nanoseconds >= $0.1 } ?? ("ns", 1)
  let tenths = Int((nanoseconds / size * 10).rounded())
  return "\(tenths / 10).\(tenths % 10) \(unit)"
}
