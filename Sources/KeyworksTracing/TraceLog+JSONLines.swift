internal import Keyworks

extension TraceLog {
  /// Returns an observer that writes each event as a line of JSON. From these lines,
  /// `keyworks-graph trace` shows what a run of the program built.
  ///
  /// ```swift
  /// let file = try FileHandle(forWritingTo: url)
  /// container.observe(TraceLog.jsonLines { line in file.write(Data((line + "\n").utf8)) })
  /// ```
  ///
  /// - Parameter write: Receives each line, without a newline, while the event is reported. The
  ///   first line arrives before this function returns. Several threads may call the closure at the
  ///   same time.
  /// - Returns: The observer. To record several containers in one file, pass it to `observe` of
  ///   each container that has no parent.
  public static func jsonLines(
    _ write: @escaping @Sendable (String) -> Void
  ) -> @Sendable (ResolutionEvent) -> Void {
    write(#"{"recording":"Keyworks","version":1}"#)
    let elapsed = stopwatch()
    return { event in write(event.line(at: elapsed())) }
  }
}

extension ResolutionEvent {
  /// Returns the event as JSON. Its `path` contains the numbers of the resolves around it and its
  /// own number, with 0 for each resolve that is not observed. The `thread` of a task is 0. Times
  /// are in nanoseconds.
  fileprivate func line(at time: Nanoseconds) -> String {
    var line = "{\"at\":\(time)"
    // The name of a case with values is the label of its values.
    add("event", Mirror(reflecting: kind).children.first?.label ?? "\(kind)", to: &line)
    switch kind {
    case .built(let layer): add("by", "\(layer)", to: &line)
    case .failed(let reason), .stopped(let reason), .teardownFailed(let reason):
      add("reason", reason, to: &line)
    case .began, .reused, .waited, .cancelled, .tornDown, .closedByParent, .registeredTwice,
      .gathers:
      break
    }
    if let nanoseconds { line += ",\"took\":\(nanoseconds)" }
    add("name", factory.name, to: &line)
    add("module", factory.module, to: &line)
    add("file", factory.file, to: &line)
    let thread = isOfTask ? 0 : ThisThread.number
    return line + ",\"line\":\(factory.line),\"path\":\(numbers),\"thread\":\(thread)}"
  }
}

/// Adds a text, escaping special characters. This is not inlined, because the size of the library
/// has a limit.
@inline(never)
private func add(_ name: String, _ text: String, to line: inout String) {
  line += ",\"" + name + "\":\""
  for scalar in text.unicodeScalars {
    if scalar == "\"" || scalar == "\\" { line += "\\" }
    if scalar.value < 0x20 {
      line += (scalar.value < 0x10 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
    } else {
      line.unicodeScalars.append(scalar)
    }
  }
  line += "\""
}
