internal import Keyworks
internal import Synchronization

private protocol Item: Sendable { var number: Int { get } }
private final class ListedItem: Item {
  let number: Int
  init(number: Int) { self.number = number }
}
private final class ItemByHand: Item {
  let number: Int
  init(number: Int) { self.number = number }
}

extension Container {
  fileprivate var item0: Factory<any Item> { self { ListedItem(number: 0) } }
  fileprivate var item1: Factory<any Item> { self { ListedItem(number: 1) } }
  fileprivate var item2: Factory<any Item> { self { ListedItem(number: 2) } }
  fileprivate var item3: Factory<any Item> { self { ListedItem(number: 3) } }
  fileprivate var item4: Factory<any Item> { self { ListedItem(number: 4) } }
  fileprivate var item5: Factory<any Item> { self { ListedItem(number: 5) } }
  fileprivate var item6: Factory<any Item> { self { ListedItem(number: 6) } }
  fileprivate var item7: Factory<any Item> { self { ListedItem(number: 7) } }
  fileprivate var item8: Factory<any Item> { self { ListedItem(number: 8) } }
  fileprivate var item9: Factory<any Item> { self { ListedItem(number: 9) } }

  fileprivate subscript(number: Int) -> Factory<any Item> {
    self(id: number) { ListedItem(number: number) }
  }
  fileprivate static var numbers: Tags<any Item> { Tags() }
  fileprivate static var byNumber: KeyedTags<Int, any Item> { KeyedTags() }
  fileprivate static var itemsByNumber: KeyedTags<Int, any Item> {
    [
      0: Tagged(\.item0), 1: Tagged(\.item1), 2: Tagged(\.item2), 3: Tagged(\.item3),
      4: Tagged(\.item4), 5: Tagged(\.item5), 6: Tagged(\.item6), 7: Tagged(\.item7),
      8: Tagged(\.item8), 9: Tagged(\.item9),
    ]
  }

  fileprivate static var items: Tags<any Item> {
    [
      Tagged(\.item0, priority: 9), Tagged(\.item1, priority: 8), Tagged(\.item2, priority: 7),
      Tagged(\.item3, priority: 6), Tagged(\.item4, priority: 5), Tagged(\.item5, priority: 4),
      Tagged(\.item6, priority: 3), Tagged(\.item7, priority: 2), Tagged(\.item8, priority: 1),
      Tagged(\.item9),
    ]
  }
}

@inline(never)
private func itemsByHand() -> [any Item] {
  [
    ItemByHand(number: 9), ItemByHand(number: 8), ItemByHand(number: 7), ItemByHand(number: 6),
    ItemByHand(number: 5), ItemByHand(number: 4), ItemByHand(number: 3), ItemByHand(number: 2),
    ItemByHand(number: 1), ItemByHand(number: 0),
  ]
}

/// The code by hand: a dictionary under a lock.
private final class Makers: Sendable {
  private let makers: Mutex<[Int: @Sendable () -> any Item]>

  init() {
    var makers: [Int: @Sendable () -> any Item] = [:]
    for number in 0..<10 { makers[number] = { ItemByHand(number: number) } }
    self.makers = Mutex(makers)
  }

  @inline(never)
  func item(_ number: Int) -> (any Item)? { makers.withLock { $0[number] }?() }
}

/// Rows that measure lists.
func listRows() -> [Row] {
  let container = Container()
  let makers = Makers()
  return [
    Row(
      name: "W34", workload: "member of a map of ten by its key",
      baseline: "closure in a dictionary under a Mutex", bar: 3.2, extraAllocations: 0,
      isRight: { container[\.itemsByNumber, 3]?.number == 3 },
      byHand: { for number in 0..<$0 { use(makers.item(number % 10)) } },
      byLibrary: { for number in 0..<$0 { use(container[\.itemsByNumber, number % 10]) } }),
    Row(
      name: "W5", workload: "list of 10 unique members by priority",
      baseline: "array literal of 10 inits", bar: 2.3, extraAllocations: 0,
      isRight: { container[\.items].map(\.number) == Array((0..<10).reversed()) },
      byHand: { for _ in 0..<$0 { use(itemsByHand()) } },
      byLibrary: { for _ in 0..<$0 { use(container[\.items]) } }),
  ]
}

func listGrowths() -> [Growth] {
  [
    Growth(
      name: "members", workload: "a contributed member of a list, told from others by an id",
      bar: 1.3, unit: "members", sizes: [1, 10, 100, 1_000], isOfParts: true
    ) { size in
      let container = Container()
      for number in 0..<size {
        container.contribute(Tagged(\.[number], priority: -number), to: \.numbers)
      }
      return { for _ in 0..<$0 / size { use(container[\.numbers]) } }
    },
    Growth(
      name: "bonds", workload: "putting a member in order that is bound to the one before it",
      bar: 3, unit: "members", sizes: [10, 100, 1_000], isOfParts: true
    ) { size in
      let container = Container()
      for number in 0..<size {
        container.contribute(
          Tagged(\.[number], priority: -number, .after(\.[max(number - 1, 0)])), to: \.numbers)
      }
      return {
        for round in 0..<$0 / size {
          container.reorder(\.[0], priority: round, in: \.numbers)
          use(container.entries(\.numbers).count)
        }
      }
    },
    Growth(
      name: "keys", workload: "the member of a map for one key", bar: 1.3, unit: "keys",
      sizes: [1, 100, 1_000]
    ) { size in
      let container = Container()
      for number in 0..<size { container.contribute(Tagged(\.item0), for: number, to: \.byNumber) }
      use(container[\.byNumber, 0])
      return { for number in 0..<$0 { use(container[\.byNumber, number % size]) } }
    },
  ]
}
