import Foundation

/// A thread whose result a test can wait for.
package final class Running<Result: Sendable>: Sendable {
  private let done = Latch("the end of a thread")
  private let result = Locked<Result?>(nil)

  package init(stackSize: Int = 1 << 20, _ work: @escaping @Sendable () -> Result) {
    let thread = Thread { [self] in
      keepResult(of: work)
      done.open()
    }
    thread.stackSize = stackSize
    thread.start()
  }

  /// A separate function, so that the thread holds none of its values when it is joined.
  private func keepResult(of work: () -> Result) {
    let value = work()
    result.withLock { $0 = value }
  }

  /// Waits for the thread to end, and takes its result. Call it once.
  package func join() -> Result {
    done.wait(atMost: 5)
    guard let result = result.withLock({ $0.take() }) else { fatalError("joined twice") }
    return result
  }
}

/// Runs `work` on several threads that begin together, and returns their results.
package func inParallel<Result: Sendable>(
  _ count: Int, _ work: @escaping @Sendable (_ thread: Int) -> Result
) -> [Result] {
  let missing = Locked(count)
  let gate = Latch("the start of \(count) threads")
  return (0..<count)
    .map { index in
      Running {
        let isLast = missing.withLock { missing in
          missing -= 1
          return missing == 0
        }
        if isLast { gate.open() }
        gate.wait()
        return work(index)
      }
    }
    .map { $0.join() }
}

/// A number that distinguishes the calling thread from the other running threads.
package func threadNumber() -> UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(Thread.current))) }

/// Runs `work` on a queue, and returns its result.
@discardableResult
package func onQueue<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  let (result, done) = (Locked<Result?>(nil), Latch("the queue"))
  DispatchQueue.global().async {
    result.set(work())
    done.open()
  }
  done.wait()
  guard let value = result.withLock({ $0 }) else { fatalError("no result") }
  return value
}
