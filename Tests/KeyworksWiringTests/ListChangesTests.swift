import Keyworks
import KeyworksWiring
import TestSupport
import Testing

@Suite struct `The changes of a list` {
  private let world = WiringWorld()
  private let begun = Gate()

  /// Returns an iterator over the changes, which begin with the current members.
  private func follow() async -> some AsyncIteratorProtocol<[TagEntry], Never> {
    var iterator = world.changes(of: \.steps).makeAsyncIterator()
    #expect(await names(&iterator) == ["base"])
    return iterator
  }

  private func names(
    _ iterator: inout some AsyncIteratorProtocol<[TagEntry], Never>
  ) async -> [String]? { await iterator.next(isolation: #isolation)?.map(\.factory.name) }

  @Test func `an iterator receives each change of a list in turn`() async {
    var iterator = await follow()
    world.contribute(Tagged(\.fees), to: \.steps)
    #expect(await names(&iterator) == ["fees", "base"])
    let activation = world.activate(\.beta)
    #expect(await names(&iterator) == ["fees", "rebate", "base"])
    activation.revert()
    #expect(await names(&iterator) == ["fees", "base"])
    world.remove(\.base, from: \.steps)
    #expect(await names(&iterator) == ["fees"])
    world.reset(.contributions)
    #expect(await names(&iterator) == ["base"])
  }

  @Test func `an iterator over list changes merges rapid ones and does not miss the last`() async {
    var iterator = await follow()
    for _ in 0..<100 {
      world.contribute(Tagged(\.fees), to: \.steps)
      world.remove(\.fees, from: \.steps)
    }
    world.contribute(Tagged(\.rebate), to: \.steps)
    #expect(await names(&iterator) == ["rebate", "base"])
  }

  @Test func `each iterator follows the changes of a list independently`() async {
    var one = await follow()
    var other = await follow()
    world.contribute(Tagged(\.fees), to: \.steps)
    #expect(await names(&one) == ["fees", "base"])
    #expect(await names(&other) == ["fees", "base"])
  }

  @Test func `an iterator over list changes ignores other lists and overrides of members`() async {
    var iterator = await follow()
    world.contribute(Tagged(\.fees), to: \.others)
    world.base.override { "other" }
    world.contribute(Tagged(\.rebate), to: \.steps)
    #expect(await names(&iterator) == ["rebate", "base"])
  }

  @Test func `an iterator over list changes never reports the same members twice in a row`() async {
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
      world.contribute(Tagged(\.fees), to: \.steps)
      world.remove(\.fees, from: \.steps)
      await Task.yield()
    }
    world.contribute(Tagged(\.fees), to: \.steps)
    world.contribute(Tagged(\.rebate), to: \.steps)
    #expect(await following.value == 0)
  }

  @Test func `the changes of a list do not retain the container, and end with it`() async {
    var iterator: (any AsyncIteratorProtocol<[TagEntry], Never>)?
    do {
      let world = WiringWorld()
      iterator = world.changes(of: \.steps).makeAsyncIterator()
    }
    #expect(await iterator?.next(isolation: nil) == nil)
  }

  @Test func `waiting for list changes ends when the container is released`() async {
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

  @Test func `cancelling the task ends an iteration over the changes of a list`() async {
    let following = Task { [world] in
      for await _ in world.changes(of: \.steps) { begun.open() }
    }
    await begun.wait()
    following.cancel()
    await following.value
  }

  @Test func `the last change of a list is not missed while threads change the list`() async {
    let world = world
    let following = Task { () -> Int in
      var count = 0
      for await entries in world.changes(of: \.steps) {
        count += 1
        if entries.map(\.factory.name) == ["rebate"] { break }
      }
      return count
    }
    _ = await inTasks(8) { _ in
      for _ in 0..<200 {
        let activation = world.activate(\.premium)
        world.contribute(Tagged(\.fees), to: \.steps)
        activation.revert()
        world.reset(.contributions)
      }
    }
    world.contribute(Tagged(\.rebate), to: \.steps)
    world.remove(\.base, from: \.steps)
    #expect(await following.value >= 1)
  }
}
