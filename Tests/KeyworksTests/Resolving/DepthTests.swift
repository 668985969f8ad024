import Keyworks
import Testing

@Suite struct `Deep recursion` {
  @Test(.disabled(if: isSanitized), arguments: Recursions.Form.narrow)
  func `a recursion of ten thousand levels fits on a stack of 8 MiB`(form: Recursions.Form) {
    let depth = Running(stackSize: 8 << 20) { form.descend(Recursions(), form.levels) }
    #expect(depth.join() == form.levels)
  }

  @Test func `a deep recursion can be repeated on its thread`() {
    let depths = Running(stackSize: 4 << 20) {
      let container = Recursions()
      return (0..<5).map { _ in container.argument(1_000) }
    }
    #expect(depths.join() == [1_000, 1_000, 1_000, 1_000, 1_000])
  }

  @Test func `a recursion of five levels fits on a stack of 64 KiB`() {
    #expect(Running(stackSize: 64 << 10) { Recursions().argument(5) }.join() == 5)
  }

  @Test(
    .disabled(if: isSanitized),
    arguments: ["an argument", "an id", "the argument of a provider", "the argument of a list"])
  func `a deep recursion stops before it overflows a stack of 64 KiB`(form: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [form] in
      let form = Recursions.Form.named(form)
      _ = Running(stackSize: 64 << 10) { form.descend(Recursions(), 1_000_000) }.join()
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(#/levels deep and only \d+ KiB of this thread's stack are left/#))
  }

  @Test func `a deep recursion reports its depth, the stack left and its innermost levels`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Running(stackSize: 512 << 10) { Recursions().argument(1_000_000) }.join() }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let shape =
      #/
      Fatal\ error:\ 'argument'\ is\ resolved\ \d+\ levels\ deep\ and\ only\ \d+\ KiB\ of\ this\ 
      thread's\ stack\ are\ left\.\ The\ innermost\ levels:\ …\ →\ 
      argument\ \(FiniteRecursionTests\.swift:\d+\)
      (\ →\ argument){7}\.\ Resolve\ on\ a\ thread\ with\ a\ larger\ stack,\ or\ make\ one\ level\ 
      resolve\ the\ next\ when\ it\ is\ used\.
      /#
    #expect(output.contains(shape))
  }
}
