/// Events as text: one indented tree for each outermost resolve.
///
/// ```swift
/// container.observe(TraceLog().record)
/// // cart (Cart.swift:12) built in 1.2 ms
/// //   price (Price.swift:8) reused
/// ```
public final class TraceLog: Sendable {
  fileprivate struct Tree {
    var lines: [(depth: Int, text: String)] = []
    /// The resolves in progress, innermost last, and their lines.
    var open: [(depth: Int, line: Int)] = []
  }

  private let write: @Sendable (String) -> Void
  private let trees = Guarded<[UInt: Tree]>([:])

  /// Creates a log that hands each finished tree to `write`, which prints it if nothing
  /// else is said.
  public init(_ write: @escaping @Sendable (String) -> Void = { print($0) }) {
    self.write = write
  }

  /// Notes an event: what to give to `observe`.
  public var record: @Sendable (ResolutionEvent) -> Void {
    { [self] event in
      let thread = ThisThread.number
      let finished = trees.withLock { trees in
        trees[thread, default: Tree()].note(event)
          ? trees.removeValue(forKey: thread)?.lines : nil
      }
      // There are no lines at the second end of a resolve that is heard of twice.
      guard let finished, !finished.isEmpty else { return }
      write(
        finished.map { String(repeating: "  ", count: $0.depth) + $0.text }
          .joined(separator: "\n"))
    }
  }
}

extension TraceLog.Tree {
  /// - Returns: Whether the outermost resolve has ended.
  fileprivate mutating func note(_ event: ResolutionEvent) -> Bool {
    switch event.kind {
    case .began:
      // Whoever stopped listening has not heard the end of what is no longer around this.
      open.removeAll { $0.depth >= event.depth }
      lines.append((open.count, event.factory.description))
      open.append((event.depth, lines.count - 1))
      return false
    case .gathers(let members):
      let names = members.isEmpty ? "nothing" : members.map(\.name).joined(separator: ", ")
      lines.append((open.count, "\(event.factory) gathers \(names)"))
      return open.isEmpty
    case .waited(let duration):
      add(" waited \(text(of: duration))")
      return false
    case .built(let duration, .definition): add(" built in \(text(of: duration))")
    case .built(let duration, let layer): add(" built in \(text(of: duration)) by \(layer)")
    case .reused: add(" reused")
    case .stopped(let reason): add(" stopped: \(reason)")
    }
    _ = open.popLast()
    return open.isEmpty
  }

  private mutating func add(_ text: String) {
    if let line = open.last?.line { lines[line].text += text }
  }
}

/// `1.2 ms`
private func text(of duration: Duration) -> String {
  let nanoseconds =
    Double(duration.components.seconds) * 1e9
    + Double(duration.components.attoseconds) / 1e9
  let units = [("s", 1e9), ("ms", 1e6), ("µs", 1e3)]
  let (unit, size) = units.first { nanoseconds >= $0.1 } ?? ("ns", 1)
  let tenths = Int((nanoseconds / size * 10).rounded())
  return "\(tenths / 10).\(tenths % 10) \(unit)"
}
