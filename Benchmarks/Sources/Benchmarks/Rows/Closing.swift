internal import Dispatch
internal import Keyworks
import KeyworksAsync
internal import Synchronization

// Each side has its own classes, as elsewhere.

private protocol Transaction: AnyObject, Sendable {
  func commit() async
}

/// How many were committed.
private let committed = Atomic(0)

private final class TransactionByHand: Transaction {
  func commit() async { committed.add(1, ordering: .relaxed) }
}
private final class TransactionByContainer: Transaction {
  func commit() async { committed.add(1, ordering: .relaxed) }
}
private final class User: Sendable {}
private final class HandlerByHand: Sendable {
  let transaction: any Transaction
  let user: User
  init(_ transaction: any Transaction, _ user: User) {
    (self.transaction, self.user) = (transaction, user)
  }
}
private final class HandlerByContainer: Sendable {
  let transaction: any Transaction
  let user: User
  init(_ transaction: any Transaction, _ user: User) {
    (self.transaction, self.user) = (transaction, user)
  }
}

/// The code by hand: the objects of a request, created on demand. At the end, a task commits them. The
/// cancellation of the request does not reach this task.
private final class RequestByHand: Sendable {
  private struct Parts {
    var transaction: (any Transaction)?
    var user: User?
    var handler: HandlerByHand?
  }

  private let parts = Mutex(Parts())

  @inline(never)
  var handler: HandlerByHand {
    parts.withLock { parts in
      if let handler = parts.handler { return handler }
      let transaction = parts.transaction ?? TransactionByHand()
      let user = parts.user ?? User()
      let handler = HandlerByHand(transaction, user)
      (parts.transaction, parts.user, parts.handler) = (transaction, user, handler)
      return handler
    }
  }

  @inline(never)
  func close() async {
    guard let transaction = parts.withLock({ $0.transaction.take() }) else { return }
    await Task { await transaction.commit() }.value
  }
}

private final class RequestContainer: ManagedContainer {
  let manager: ContainerManager
  let app: Container
  init(_ app: Container) { (self.app, manager) = (app, ContainerManager(parent: app)) }
}

extension RequestContainer {
  fileprivate var transaction: Factory<any Transaction> {
    self { TransactionByContainer() }.cached.teardown { await $0.commit() }
  }
  fileprivate var user: Factory<User> { self { User() }.cached }
  fileprivate var handler: Factory<HandlerByContainer> {
    self { HandlerByContainer(self.transaction(), self.user()) }.cached
  }
}

/// Rows that measure closing containers.
func closingRows() -> [Row] {
  let app = Container()
  let byHand: @Sendable () async -> Void = {
    let request = RequestByHand()
    use(request.handler)
    await request.close()
  }
  let byLibrary: @Sendable () async -> Void = {
    try? await withContainer(RequestContainer(app)) { use($0.handler()) }
  }
  return [
    Row(
      name: "W21",
      workload: "request container with one teardown, opened and closed",
      baseline: "a class with a Mutex, and a task that is not cancelled", bar: 13,
      isWallClock: true,
      isRight: {
        func commits(_ work: Work) -> Int {
          let before = committed.load(ordering: .relaxed)
          work(10)
          return committed.load(ordering: .relaxed) - before
        }
        return commits(work(byHand)) == 10 && commits(work(byLibrary)) == 10
      }, byHand: work(byHand), byLibrary: work(byLibrary))
  ]
}
