internal import BenchmarkDeclarations
internal import Keyworks

// Each side has its own classes. If both shared an initializer, the optimizer would specialize it
// differently, and the comparison would be meaningless.

private protocol Leaf: Sendable { var number: Int { get } }
private final class LeafByHand: Leaf {
  let number: Int
  init(number: Int) { self.number = number }
}
private final class LeafByContainer: Leaf {
  let number: Int
  init(number: Int) { self.number = number }
}
private final class Mock: Leaf {
  let number: Int
  init(number: Int) { self.number = number }
}
private final class MockByHand: Leaf {
  let number: Int
  init(number: Int) { self.number = number }
}

extension Container {
  fileprivate var leaf: Factory<any Leaf> { self { LeafByContainer(number: 1) } }
  fileprivate var numbered: ParameterFactory<Int, any Leaf> { self { LeafByContainer(number: $0) } }
  fileprivate var overridden: Factory<any Leaf> { self { LeafByContainer(number: 1) } }
}

/// Instances that are built for each resolve.
func uniqueRows() -> [Row] {
  let container = Container()
  let overriding = Container()
  overriding.overridden.override { Mock(number: 2) }
  return [
    Row(
      name: "W1", workload: "unique leaf class as any P", baseline: "direct init", bar: 1.6,
      extraAllocations: 0, isRight: { container.leaf() !== container.leaf() },
      byHand: { for _ in 0..<$0 { use(LeafByHand(number: 1) as any Leaf) } },
      byLibrary: { for _ in 0..<$0 { use(container.leaf() as any Leaf) } }),
    Row(
      name: "W1x", workload: "the same, declared in another module", baseline: "direct init",
      bar: 2.2, extraAllocations: 0,
      isRight: { container.remoteUnique() as AnyObject !== container.remoteUnique() as AnyObject },
      byHand: { for _ in 0..<$0 { use(RemoteByHand(number: 1) as any RemoteService) } },
      byLibrary: { for _ in 0..<$0 { use(container.remoteUnique() as any RemoteService) } }),
    Row(
      name: "W6", workload: "parameter factory, one Int", baseline: "direct init", bar: 2.2,
      extraAllocations: 0, isRight: { container.numbered(7).number == 7 },
      byHand: { for number in 0..<$0 { use(LeafByHand(number: number) as any Leaf) } },
      byLibrary: { for number in 0..<$0 { use(container.numbered(number) as any Leaf) } }),
    Row(
      name: "W26", workload: "the same in a container with an override of another factory",
      baseline: "direct init", bar: 2.5, extraAllocations: 0,
      isRight: { overriding.numbered(7).number == 7 },
      byHand: { for number in 0..<$0 { use(LeafByHand(number: number) as any Leaf) } },
      byLibrary: { for number in 0..<$0 { use(overriding.numbered(number) as any Leaf) } }),
    Row(
      name: "W7", workload: "overridden unique factory", baseline: "direct init of the mock",
      bar: 3.6, extraAllocations: 0, isRight: { overriding.overridden() is Mock },
      byHand: { for _ in 0..<$0 { use(MockByHand(number: 2) as any Leaf) } },
      byLibrary: { for _ in 0..<$0 { use(overriding.overridden() as any Leaf) } }),
  ]
}

private func !== (one: any Leaf, two: any Leaf) -> Bool { one as AnyObject !== two as AnyObject }
