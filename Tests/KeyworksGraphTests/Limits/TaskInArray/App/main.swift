// missed: An instance that a task keeps, if an array has the task or other code awaits it
import Keyworks
import KeyworksAsync

final class Pool: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

final class Jobs: Sendable {
  let pool: Pool
  init(_ pool: Pool) { self.pool = pool }
}

extension Container {
  var pool: AsyncFactory<Pool, Never> { self.async { Pool(name: "main") }.cached }

  // The jobs of the process keep the pool of the first container.
  var jobs: AsyncFactory<Jobs, Never> {
    self.async {
      var tasks: [Task<Pool, Never>] = []
      tasks.append(Task { await self.pool() })
      return Jobs(await tasks[0].value)
    }.singleton
  }
}

let jobs = await Container.shared.jobs()
let pool = await Container.shared.pool()
print(jobs.pool.name, jobs.pool === pool)  // main true
Container.shared.reset(.instances)
print(await jobs.pool === Container.shared.pool())  // false
