internal import Keyworks

// MARK: - Eleven objects over three levels

private final class Leaf1 {}
private final class Leaf2 {}
private final class Leaf3 {}
private final class Leaf4 {}
private final class Leaf5 {}
private final class Leaf6 {}
private final class Middle1 {
  let leaves: (Leaf1, Leaf2)
  init(_ one: Leaf1, _ two: Leaf2) { leaves = (one, two) }
}
private final class Middle2 {
  let leaves: (Leaf3, Leaf4)
  init(_ one: Leaf3, _ two: Leaf4) { leaves = (one, two) }
}
private final class Middle3 {
  let leaf: Leaf5
  init(_ leaf: Leaf5) { self.leaf = leaf }
}
private final class Middle4 {
  let leaf: Leaf6
  init(_ leaf: Leaf6) { self.leaf = leaf }
}
private final class Root {
  let middles: (Middle1, Middle2, Middle3, Middle4)
  init(_ one: Middle1, _ two: Middle2, _ three: Middle3, _ four: Middle4) {
    middles = (one, two, three, four)
  }
}

/// Copies of the same classes for the other side.
private enum ByHand {
  final class Leaf1 {}
  final class Leaf2 {}
  final class Leaf3 {}
  final class Leaf4 {}
  final class Leaf5 {}
  final class Leaf6 {}
  final class Middle1 {
    let leaves: (Leaf1, Leaf2)
    init(_ one: Leaf1, _ two: Leaf2) { leaves = (one, two) }
  }
  final class Middle2 {
    let leaves: (Leaf3, Leaf4)
    init(_ one: Leaf3, _ two: Leaf4) { leaves = (one, two) }
  }
  final class Middle3 {
    let leaf: Leaf5
    init(_ leaf: Leaf5) { self.leaf = leaf }
  }
  final class Middle4 {
    let leaf: Leaf6
    init(_ leaf: Leaf6) { self.leaf = leaf }
  }
  final class Root {
    let middles: (Middle1, Middle2, Middle3, Middle4)
    init(_ one: Middle1, _ two: Middle2, _ three: Middle3, _ four: Middle4) {
      middles = (one, two, three, four)
    }
  }

  static func root() -> Root {
    Root(
      Middle1(Leaf1(), Leaf2()), Middle2(Leaf3(), Leaf4()), Middle3(Leaf5()), Middle4(Leaf6()))
  }
}

extension Container {
  fileprivate var leaf1: Factory<Leaf1> { self { Leaf1() } }
  fileprivate var leaf2: Factory<Leaf2> { self { Leaf2() } }
  fileprivate var leaf3: Factory<Leaf3> { self { Leaf3() } }
  fileprivate var leaf4: Factory<Leaf4> { self { Leaf4() } }
  fileprivate var leaf5: Factory<Leaf5> { self { Leaf5() } }
  fileprivate var leaf6: Factory<Leaf6> { self { Leaf6() } }
  fileprivate var middle1: Factory<Middle1> { self { Middle1(self.leaf1(), self.leaf2()) } }
  fileprivate var middle2: Factory<Middle2> { self { Middle2(self.leaf3(), self.leaf4()) } }
  fileprivate var middle3: Factory<Middle3> { self { Middle3(self.leaf5()) } }
  fileprivate var middle4: Factory<Middle4> { self { Middle4(self.leaf6()) } }
  fileprivate var root: Factory<Root> {
    self { Root(self.middle1(), self.middle2(), self.middle3(), self.middle4()) }
  }
}

// MARK: - Six references to one leaf

private final class Shared {}
private final class SharedByHand {}
private final class Six<Leaf: AnyObject> {
  let leaves: [Leaf]
  init(_ a: Leaf, _ b: Leaf, _ c: Leaf, _ d: Leaf, _ e: Leaf, _ f: Leaf) {
    leaves = [a, b, c, d, e, f]
  }
}

extension Container {
  fileprivate var shared: Factory<Shared> { self { Shared() }.graph }
  fileprivate var six: Factory<Six<Shared>> {
    self {
      Six(self.shared(), self.shared(), self.shared(), self.shared(), self.shared(), self.shared())
    }
  }
}

@inline(never)
private func sixByHand() -> Six<SharedByHand> {
  let leaf = SharedByHand()
  return Six(leaf, leaf, leaf, leaf, leaf, leaf)
}

// MARK: - A chain

extension Container {
  fileprivate var link: ParameterFactory<Int, Int> {
    self { depth in depth == 1 ? 1 : 1 + self.link(depth - 1) }
  }
}

/// Rows that measure objects with dependencies.
func graphRows() -> [Row] {
  let container = Container()
  return [
    Row(
      name: "W4", workload: "root with 10 unique dependencies over 3 levels",
      baseline: "the same by hand", bar: 1.9, extraAllocations: 0,
      isRight: { container.root().middles.0 !== container.root().middles.0 },
      byHand: { for _ in 0..<$0 { use(ByHand.root()) } },
      byLibrary: { for _ in 0..<$0 { use(container.root()) } }),
    Row(
      name: "W12", workload: ".graph: root and 6 references to one leaf",
      baseline: "the same by hand", bar: 11, extraAllocations: 5,
      isRight: {
        let six = container.six()
        return six.leaves.allSatisfy { $0 === six.leaves[0] }
          && six.leaves[0] !== container.six().leaves[0]
      },
      byHand: { for _ in 0..<$0 { use(sixByHand()) } },
      byLibrary: { for _ in 0..<$0 { use(container.six()) } }),
  ]
}

func graphGrowths() -> [Growth] {
  let container = Container()
  return [
    Growth(
      name: "depth", workload: "a level of a chain of factories", unit: "levels",
      sizes: [1, 10, 50], isOfParts: true
    ) { depth in
      { for _ in 0..<$0 / depth { use(container.link(depth)) } }
    }
  ]
}
