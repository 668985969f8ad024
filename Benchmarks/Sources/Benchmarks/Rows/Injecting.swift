internal import Keyworks

private protocol Part: Sendable {}
private final class PartByHand: Part {}
private final class PartByContainer: Part {}

extension Container {
  fileprivate var first: Factory<any Part> { self { PartByContainer() } }
  fileprivate var second: Factory<any Part> { self { PartByContainer() } }
  fileprivate var third: Factory<any Part> { self { PartByContainer() } }
}

private final class Injecting {
  @Injected(\.first) var first
  @Injected(\.second) var second
  @Injected(\.third) var third
}

private final class ByHand {
  let first: any Part = PartByHand()
  let second: any Part = PartByHand()
  let third: any Part = PartByHand()
}

/// Rows that measure objects with wrapped properties.
func injectingRows() -> [Row] {
  [
    Row(
      name: "W10", workload: "object with three @Injected unique members", baseline: "by hand",
      bar: 2.3, extraAllocations: 0, isRight: { Injecting().first is PartByContainer },
      byHand: { for _ in 0..<$0 { use(ByHand()) } },
      byLibrary: { for _ in 0..<$0 { use(Injecting()) } })
  ]
}
