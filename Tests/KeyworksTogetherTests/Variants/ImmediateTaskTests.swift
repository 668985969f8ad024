#if os(Linux)  // elsewhere immediate tasks need a newer system than the library
  import Keyworks
  import KeyworksAsync
  import TestSupport
  import Testing

  /// An immediate task begins on the thread of the code that starts it. Its variants must not depend on
  /// whether it has waited since.
  @Suite struct `An immediate task` {
    private let quay = Quay()

    @Test func `an immediate task chooses its own variants inside a scope`() async {
      let found = quay.with(Tide.low) { quay in
        Task.immediate { await quay.reports.under(Tide.high)() }
      }
      #expect(await found.value == ["high", "high"])
    }

    @Test func `an immediate task inherits the variants of the scope that starts it`() async {
      let found = quay.with(Tide.low) { quay in
        Task.immediate { await quay.reports() }
      }
      #expect(await found.value == ["low", "low"])
      let inTask = await quay.with(Tide.low) { quay in
        await later { Task.immediate { await twice { quay.tide() } } }
      }
      #expect(await inTask.value == ["low", "low"])
    }

    @Test func `child tasks that start immediately are under the variants of their scope`() async {
      let found = await quay.with(Tide.low) { quay in
        await withTaskGroup(of: [String].self) { group in
          group.addImmediateTask { await quay.reports() }
          group.addImmediateTask { await quay.reports.under(Tide.high)() }
          return await group.reduce(into: Set()) { $0.insert($1) }
        }
      }
      #expect(found == [["low", "low"], ["high", "high"]])
    }

    @Test func `a task that a body starts is not under the variants of the body`() async {
      for isImmediate in [false, true] {
        let task = quay.started.under(Tide.low)(isImmediate)
        #expect(await task.value == ["none", "none"], "\(isImmediate)")
      }
    }

    @Test func `a scope is restored after it has started an immediate task`() async {
      let found = quay.with(Tide.low) { quay in
        let task = Task.immediate {
          await quay.with(Tide.high) { quay in await twice { quay.tide() } }
        }
        return (quay.tide(), task)
      }
      #expect(found.0 == "low")
      #expect(await found.1.value == ["high", "high"])
    }

    @Test(arguments: ["atOnce", "later"])
    func `a cached factory cannot require the context value of an immediate task`(
      moment: String
    ) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [moment] in
        let quay = Quay()
        await quay.keptBody(whenRequiring: moment).value
      }
      #expect(errorOutput(of: result).contains("'keptShip' keeps its instance, but requires Ship"))
    }
  }

  private enum Tide: Variant { case low, high }
  private struct Ship: ContextValue {}

  private final class Quay: ManagedContainer {
    let manager = ContainerManager()

    var tide: Factory<String> {
      self { "none" }.when(Tide.low) { "low" }.when(Tide.high) { "high" }
    }
    var reports: AsyncFactory<[String], Never> {
      self.async { await twice { self.tide() } }
    }
    var started: ParameterFactory<Bool, Task<[String], Never>> {
      self { isImmediate in
        isImmediate
          ? Task.immediate { await self.reports() } : Task { await self.reports() }
      }
    }
    /// Built in a body on the thread, outside of the `with`.
    func keptBody(whenRequiring moment: String) -> Task<Void, Never> { harbor(moment) }
    var harbor: ParameterFactory<String, Task<Void, Never>> {
      self { moment in
        Task.immediate {
          await self.with(Ship()) { _ = await $0.keptShip(moment) }
        }
      }
    }
    var keptShip: AsyncParameterFactory<String, String, Never> {
      self.async { moment in
        if moment == "later" { await Task.yield() }
        _ = self.require(Ship.self)
        return moment
      }.cached
    }
  }

  /// What `read` returns before a task has waited for the first time, and afterwards.
  private func twice(_ read: @Sendable () -> String) async -> [String] {
    let first = read()
    await Task.yield()
    return [first, read()]
  }
#endif
