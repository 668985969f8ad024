/// Events as text: one indented tree for each outermost resolve.
///
/// ```swift
/// container.observe(TraceLog().record)
/// // cart (Cart.swift:12) built in 1.2 ms
/// //   price (Price.swift:8) reused
/// ```
public final class TraceLog: Sendable {
  /// A resolve in progress.
  private struct Open {
    var text: String
    /// What has happened inside of it, each with its own insides.
    var lines: [String] = []
  }

  private let write: @Sendable (String) -> Void
  private let open = Guarded<[UInt64: Open]>([:])

  /// Creates a log that hands each finished tree to `write`, which prints it if nothing
  /// else is said.
  public init(_ write: @escaping @Sendable (String) -> Void = { print($0) }) {
    self.write = write
  }

  /// Notes an event: what to give to `observe`.
  public var record: @Sendable (ResolutionEvent) -> Void {
    { [self] event in
      let tree = open.withLock { Self.note(event, &$0) }
      if let tree { write(tree.joined(separator: "\n")) }
    }
  }

  /// - Returns: The lines of a tree that is finished.
  private static func note(_ event: ResolutionEvent, _ open: inout [UInt64: Open]) -> [String]? {
    let number = event.numbers.last ?? 0
    let end: String
    switch event.kind {
    case .began:
      if open[number] == nil { open[number] = Open(text: event.factory.description) }
      return nil
    case .waited(let duration):
      open[number]?.text += " waited \(text(of: duration))"
      return nil
    case .gathers(let members):
      let names = members.isEmpty ? "nothing" : members.map(\.name).joined(separator: ", ")
      return add(["\(event.factory) gathers \(names)"], inside: event, &open)
    case .built(let duration, .definition): end = " built in \(text(of: duration))"
    case .built(let duration, let layer): end = " built in \(text(of: duration)) by \(layer)"
    case .reused: end = " reused"
    case .failed(let reason): end = " failed: \(reason)"
    case .cancelled: end = " cancelled"
    case .stopped(let reason): end = " stopped: \(reason)"
    }
    // One that is heard of twice has ended before.
    guard let ended = open.removeValue(forKey: number) else { return nil }
    return add([ended.text + end] + ended.lines.map { "  " + $0 }, inside: event, &open)
  }

  /// Adds lines to the resolve around an event.
  ///
  /// - Returns: The lines if there is none.
  private static func add(
    _ lines: [String], inside event: ResolutionEvent, _ open: inout [UInt64: Open]
  ) -> [String]? {
    guard let outer = event.numbers.dropLast().last(where: { open[$0] != nil }) else {
      return lines
    }
    open[outer]?.lines += lines
    return nil
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
