internal import KeyworksThreads

/// A value that `with` gave, and those around it. Variants are not among them.
package final class ContextValues: Sendable {
  /// The innermost value.
  @TaskLocal package static var current: ContextValues?

  let value: any ContextValue
  private var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: value)) }
  /// The number of the frame around the `with`; 0 where there is none.
  private let frame: UInt64
  /// The number of the task's innermost frame. A `Task { }` that is started in a frame of a thread
  /// has only this one.
  private let frameOfTask: UInt64
  private let next: ContextValues?

  private init(
    _ value: any ContextValue, in frame: UInt64, ofTask frameOfTask: UInt64, _ next: ContextValues?
  ) {
    (self.value, self.frame, self.frameOfTask, self.next) = (value, frame, frameOfTask, next)
  }

  private var andOuter: UnfoldFirstSequence<ContextValues> { sequence(first: self, next: \.next) }

  /// Returns the current values with these inside them.
  static func adding(_ values: [any ContextValue]) -> ContextValues? {
    kw_context_begins()
    let frame = Frame.innermostIfAny?.withNumber() ?? 0
    let frameOfTask = TaskFrame.innermost?.withNumber() ?? 0
    return values.reduce(current) { ContextValues($1, in: frame, ofTask: frameOfTask, $0) }
  }

  /// Returns the innermost value of a type, if there is one.
  package static func current(of type: any ContextValue.Type) -> ContextValues? {
    current?.andOuter.first { $0.type == ObjectIdentifier(type) }
  }

  /// The values that may be used after their `with` has returned. A provider made by a cached
  /// instance takes along no values given outside that instance, because the instance would depend
  /// on them. The values no longer belong to any frame.
  static var outliving: ContextValues? {
    let values = current?.andOuter.filter { $0.keeper?.place.lifetime.isKept != true } ?? []
    return values.reversed().reduce(nil) { ContextValues($1.value, in: 0, ofTask: 0, $0) }
  }

  /// The frame of an instance that is being built inside the `with` and outlives it.
  var keeper: Frame? {
    var frame = Frame.innermostIfAny
    var inGraph: Frame?
    while let here = frame, !isGiven(in: here) {
      if here.task?.isOver != true {
        if here.place.lifetime.isKept { return here }
        if here.place.lifetime.isGraph { inGraph = here }
      }
      // The frame of the `with` may belong to a task that has ended.
      frame = here.outerEvenIfOver
    }
    // The rest of the graph is outside the `with`, and would get an instance built inside it.
    return frame == nil ? nil : inGraph
  }

  /// Whether the frame is the one around the `with`.
  private func isGiven(in here: Frame) -> Bool {
    let number = here.number
    return number != 0 && (number == frame || number == frameOfTask)
  }

  /// This value and those around it, by the number of the frame that gave them directly.
  var byFrame: [UInt64: [ObjectIdentifier: any Sendable]] {
    var all: [UInt64: [ObjectIdentifier: any Sendable]] = [:]
    for given in andOuter where all[given.frame]?[given.type] == nil {
      all[given.frame, default: [:]][given.type] = given.value
    }
    return all
  }
}
