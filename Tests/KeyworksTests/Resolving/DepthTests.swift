import Keyworks
import Testing

@Suite struct `Deep recursion` {
  @Test(.disabled(if: isSanitized), arguments: Deep.forms.indices)
  func `a recursion of ten thousand levels fits on a stack of 8 MiB`(form: Int) {
    let depth = Running(stackSize: 8 << 20) { Deep.forms[form](Deep(), 10_000) }
    #expect(depth.join() == 10_000)
  }

  @Test(.disabled(if: isSanitized))
  func `a recursion of seven thousand levels by key path fits on a stack of 8 MiB`() {
    let depth = Running(stackSize: 8 << 20) { Deep()[\.pathLevel, 7_000] }
    #expect(depth.join() == 7_000)
  }

  @Test func `a deep recursion can be repeated on its thread`() {
    let depths = Running(stackSize: 4 << 20) {
      let container = Deep()
      return (0..<5).map { _ in container.level(1_000) }
    }
    #expect(depths.join() == [1_000, 1_000, 1_000, 1_000, 1_000])
  }

  @Test func `a recursion of five levels fits on a stack of 64 KiB`() {
    #expect(Running(stackSize: 64 << 10) { Deep().level(5) }.join() == 5)
  }

  @Test(.disabled(if: isSanitized))
  func `a deep recursion stops before it overflows a stack of 64 KiB`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Running(stackSize: 64 << 10) { Deep().level(1_000_000) }.join() }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(#/Fatal error: 'level' is resolved \d+ levels deep and only \d+ KiB/#))
  }

  @Test(.disabled(if: isSanitized))
  func `a deep recursion through an id stops before it overflows a stack of 64 KiB`() async {
    await expectMessageOnSmallStack(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Running(stackSize: 64 << 10) { Shapes().byID(1_000_000)() }.join()
      })
  }

  @Test(.disabled(if: isSanitized))
  func `a deep recursion through a provider stops before it overflows a stack of 64 KiB`() async {
    await expectMessageOnSmallStack(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Running(stackSize: 64 << 10) { Shapes().provided(1_000_000) }.join()
      })
  }

  @Test(.disabled(if: isSanitized))
  func `a deep recursion through a list stops before it overflows a stack of 64 KiB`() async {
    await expectMessageOnSmallStack(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Running(stackSize: 64 << 10) {
          let shapes = Shapes()
          return shapes[\.makers].map { $0(1_000_000) }
        }.join()
      })
  }

  private func expectMessageOnSmallStack(_ result: ExitTest.Result?) async {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(#/levels deep and only \d+ KiB of this thread's stack are left/#))
  }

  @Test func `a deep recursion reports its depth, the stack left and its innermost levels`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Running(stackSize: 512 << 10) { Deep().level(1_000_000) }.join() }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let shape =
      #/
      Fatal\ error:\ 'level'\ is\ resolved\ \d+\ levels\ deep\ and\ only\ \d+\ KiB\ of\ this\ 
      thread's\ stack\ are\ left\.\ The\ innermost\ levels:\ …\ →\ level\ \(DepthTests\.swift:\d+\)
      (\ →\ level){7}\.\ Resolve\ on\ a\ thread\ with\ a\ larger\ stack,\ or\ make\ one\ level\ 
      resolve\ the\ next\ when\ it\ is\ used\.
      /#
    #expect(output.contains(shape))
  }
}

private final class Deep: ManagedContainer {
  let manager = ContainerManager()

  static let forms: [@Sendable (Deep, Int) -> Int] = [
    { $0.level($1) },
    { $0.keptLevel($1) },
    { $0.agingLevel($1) },
    { container, depth in
      container.registeredLevel.register { [unowned container] depth in
        depth == 0 ? 0 : 1 + container.registeredLevel(depth - 1)
      }
      return container.registeredLevel(depth)
    },
  ]

  var level: ParameterFactory<Int, Int> {
    self { depth in depth == 0 ? 0 : 1 + self.level(depth - 1) }
  }
  var keptLevel: ParameterFactory<Int, Int> {
    self { depth in depth == 0 ? 0 : 1 + self.keptLevel(depth - 1) }.cached
  }
  var pathLevel: ParameterFactory<Int, Int> {
    self { depth in depth == 0 ? 0 : 1 + self[\.pathLevel, depth - 1] }
  }
  var agingLevel: ParameterFactory<Int, Int> {
    self { depth in depth == 0 ? 0 : 1 + self.agingLevel(depth - 1) }
      .cached.timeToLive(.seconds(60))
  }
  var registeredLevel: ParameterFactory<Int, Int> { promised() }
}

private final class Shapes: ManagedContainer {
  let manager = ContainerManager()
  func byID(_ number: Int) -> Factory<Int> {
    self(id: number) { number == 0 ? 0 : 1 + self.byID(number - 1)() }
  }
  var provided: ParameterFactory<Int, Int> {
    self { $0 == 0 ? 0 : 1 + self.provider(\.provided)($0 - 1) }
  }
  static var makers: Tags<Provider<Int, Int>> { [Tagged(\.listed)] }
  var listed: ParameterFactory<Int, Int> {
    self { $0 == 0 ? 0 : 1 + self.gathering($0 - 1) }
  }
  private var gathering: ParameterFactory<Int, Int> {
    self { depth in self[\.makers].map { $0(depth) }.reduce(0, +) }
  }
}
