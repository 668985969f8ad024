// why: a bank computes in groups of tasks, continuations, cancellation handlers and locks, all during construction.
import Keyworks
import KeyworksAsync
import Synchronization

struct Balance: Sendable {
  let cents: Int
}

extension Container {
  var accounts: Factory<[Int]> { self { [1, 2, 3] }.singleton }

  var balance: AsyncFactory<Balance, Never> {  // expect: cycle balance audit
    self.async {
      await withTaskGroup(of: Int.self) { group in
        for account in self.accounts() {
          group.addTask { await self.audit() + account }
        }
        var sum = 0
        for await cents in group { sum += cents }
        return Balance(cents: sum)
      }
    }.cached
  }
  var audit: AsyncFactory<Int, Never> { self.async { await self.balance().cents } }

  var rate: AsyncFactory<Int, Never> {
    self.async {
      await withCheckedContinuation { continuation in
        continuation.resume(returning: self.quote())
      }
    }
  }
  var quote: Factory<Int> {  // expect: cycle quote desk broker
    self {
      let state = Mutex(0)
      return state.withLock { value in
        value += self.desk().count
        return value
      }
    }
  }
  var desk: Factory<[Int]> { self { [self.broker()] } }
  var broker: Factory<Int> { self { self.clerk { self.quote() } } }

  func clerk(_ work: () -> Int) -> Int { work() + 1 }

  var fees: AsyncFactory<Int, any Error> {  // expect: cycle fees fine
    self.async {
      try await withTaskCancellationHandler {
        let task = Task { try await self.fine() }
        return try await task.value
      } onCancel: {
        print("cancelled")
      }
    }.cached
  }
  var fine: AsyncFactory<Int, any Error> { self.async { try await self.fees() / 2 }.cached }
}

let bank = Container()
print(await bank.balance().cents, await bank.rate(), try await bank.fees())
