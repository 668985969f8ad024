import Keyworks
import Testing

@Suite struct `The changes of a list` {
  private let world = WiringWorld()

  /// Follows the list, and returns an iterator whose first element was taken.
  private func follow() async -> ListChanges.AsyncIterator {
    var iterator = world.changes(of: \.steps).makeAsyncIterator()
    #expect(await names(&iterator) == ["base"])
    return iterator
  }

  private func names(_ iterator: inout ListChanges.AsyncIterator) async -> [String]? {
    await iterator.next()?.map(\.factory.name)
  }

  @Test func `begin with what it has`() async {
    world.contribute(\.fees, to: \.steps)
    var iterator = world.changes(of: \.steps).makeAsyncIterator()
    #expect(await names(&iterator) == ["fees", "base"])
  }

  @Test func `are heard of one by one`() async {
    var iterator = await follow()
    world.contribute(\.fees, to: \.steps)
    #expect(await names(&iterator) == ["fees", "base"])
    let activation = world.activate(\.beta)
    #expect(await names(&iterator) == ["fees", "rebate", "base"])
    activation.deactivate()
    #expect(await names(&iterator) == ["fees", "base"])
    world.remove(\.base, from: \.steps)
    #expect(await names(&iterator) == ["fees"])
    world.reset(.contributions)
    #expect(await names(&iterator) == ["base"])
  }

  @Test func `are one if they come in quick succession, and the last is not missed`() async {
    var iterator = await follow()
    for _ in 0..<100 {
      world.contribute(\.fees, to: \.steps)
      world.remove(\.fees, from: \.steps)
    }
    world.contribute(\.rebate, to: \.steps)
    #expect(await names(&iterator) == ["rebate", "base"])
  }

  @Test func `are followed by each iterator for itself`() async {
    var one = await follow()
    var other = await follow()
    world.contribute(\.fees, to: \.steps)
    #expect(await names(&one) == ["fees", "base"])
    #expect(await names(&other) == ["fees", "base"])
  }

  @Test func `of another list, or of what its members give, are none`() async {
    var iterator = await follow()
    world.contribute(\.fees, to: \.others)
    world.base.override { "other" }
    world.contribute(\.rebate, to: \.steps)
    #expect(await names(&iterator) == ["rebate", "base"])
  }

  @Test func `that leave it as it was are none`() async {
    let (world, isFollowing) = (world, Gate())
    let following = Task {
      var (last, repetitions): ([TagEntry], Int) = ([], 0)
      for await entries in world.changes(of: \.steps) {
        isFollowing.open()
        if entries == last { repetitions += 1 }
        last = entries
        if entries.count == 3 { break }
      }
      return repetitions
    }
    await isFollowing.wait()
    for _ in 0..<1_000 {
      world.contribute(\.fees, to: \.steps)
      world.remove(\.fees, from: \.steps)
      await Task.yield()
    }
    world.contribute(\.fees, to: \.steps)
    world.contribute(\.rebate, to: \.steps)
    #expect(await following.value == 0)
  }

  @Test func `end with the container, which they do not hold`() async {
    var iterator: ListChanges.AsyncIterator?
    do {
      let world = WiringWorld()
      iterator = world.changes(of: \.steps).makeAsyncIterator()
    }
    #expect(await iterator?.next() == nil)
  }

  @Test func `wake who waits for them when the container goes`() async {
    let begun = Gate()
    var world: WiringWorld? = WiringWorld()
    guard let changes = world?.changes(of: \.steps) else { return }
    let following = Task {
      var count = 0
      for await _ in changes {
        count += 1
        begun.open()
      }
      return count
    }
    await begun.wait()
    world = nil
    #expect(await following.value == 1)
  }

  @Test func `end when the task is cancelled`() async {
    let begun = Gate()
    let following = Task { [world] in
      for await _ in world.changes(of: \.steps) { begun.open() }
    }
    await begun.wait()
    following.cancel()
    await following.value
  }

  @Test func `are not missed while threads change the list`() async {
    let world = world
    let following = Task { () -> Int in
      var count = 0
      for await entries in world.changes(of: \.steps) {
        count += 1
        if entries.map(\.factory.name) == ["rebate"] { break }
      }
      return count
    }
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<200 {
            let activation = world.activate(\.premium)
            world.contribute(\.fees, to: \.steps)
            activation.deactivate()
            world.reset(.contributions)
          }
        }
      }
    }
    world.contribute(\.rebate, to: \.steps)
    world.remove(\.base, from: \.steps)
    #expect(await following.value >= 1)
  }
}
