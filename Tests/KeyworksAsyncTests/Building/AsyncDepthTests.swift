import Keyworks
import KeyworksAsync
import TestSupport
import Testing

@Suite struct `A deep asynchronous recursion` {
  /// It would take minutes if the cost of a level grew with the depth.
  @Test(.disabled(if: isSanitized), arguments: isFullLength ? [false, true] : [true])
  func `160,000 asynchronous levels end though a task outlives the last`(inSandbox: Bool) async {
    if inSandbox { await withSandbox { await climb() } } else { await climb() }
  }

  private func climb() async {
    let (stairs, levels) = (Stairs(), 160_000)
    let mayEnd = stairs.mayEnd
    #expect(await stairs.level(levels) == levels)
    mayEnd.open()
    // Then the task releases all frames at once.
    await stairs.left.withLock(\.self)?.value
  }
}

private final class Stairs: ManagedContainer {
  let manager = ContainerManager()
  let mayEnd = Gate()
  /// The task that the innermost level has started.
  let left = Locked<Task<Void, Never>?>(nil)

  var level: AsyncParameterFactory<Int, Int, Never> {
    self.async { depth in
      if depth > 0 { return 1 + (await self.level(depth - 1)) }
      self.left.withLock { left in left = Task { [mayEnd = self.mayEnd] in await mayEnd.wait() } }
      return 0
    }
  }
}
