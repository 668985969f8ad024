internal import Keyworks

extension Request {
  /// Begins to resolve in a task, which suspends while it waits. If the instance will be cached,
  /// `build` runs in a task of its own.
  ///
  /// - Parameter isCancellable: Whether the caller can report a cancellation.
  /// - Returns: The frame, and what to do in it: run a body, or `end` with the value of a layer. If
  ///   the step is the last one, the frame is over.
  nonisolated(nonsending) func beginInTask(
    isCancellable: Bool, _ arguments: (any Arguments)?,
    build: @escaping @Sendable (TaskFrame, Resolution.Step) async -> Void
  ) async -> (frame: TaskFrame, step: Resolution.Step) {
    let manager = container.activeManager
    var earlier: Resolution?
    while true {
      let retractions = prepare(manager)
      let resolution = Resolution(id: extras.id)
      let task = TaskFrame(container, place, resolution)
      let isDone = TaskFrame.current.withValue(task) {
        begin(manager, retractions, after: earlier, resolution, task.frame, arguments)
      }
      guard isDone else {
        task.end()
        earlier = resolution
        continue
      }
      let step = resolution.nextStep
      let builder: Resolution
      switch step {
      case .define where !resolution.isShared, .run where !resolution.isShared, .useLayerValue:
        return (task, step)
      case .define, .run: builder = resolution
      case .wait(let other): builder = other
      case .take, .fail:
        task.end()
        return (task, step)
      }
      let isOwn = builder === resolution
      // The task that builds ends its own frame.
      defer { if !isOwn { task.end() } }
      task.frame.passes(.waits)
      let wait = await builder.suspend(
        in: task, isFirst: isOwn, isCancellable: isCancellable, { await build(task, step) })
      guard let wait else {
        resolution.passes(.cancelled, in: task.frame)
        return (task, .fail(CancellationError()))
      }
      let result = result(of: wait, for: builder, isOwn: isOwn, task.frame)
      guard let result else {
        earlier = resolution
        continue
      }
      if !isOwn { task.frame.conclude(result) }
      return (task, result)
    }
  }
}
