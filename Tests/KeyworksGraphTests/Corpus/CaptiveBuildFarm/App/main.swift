// why: `board` (cached in the farm's container) keeps the `workspace` that a JobContainer
// below it built and removes.
// A build server: each job gets a container of its own, and a directory that is removed after it.
import Keyworks
import KeyworksAsync

struct Job: Sendable {
  let branch: String
  let target: String
}

actor Workspace {
  let path: String
  private var files: Set<String> = []
  init(path: String) { self.path = path }

  func compile(_ target: String) { files.insert("\(path)/\(target).o") }
  var isEmpty: Bool { files.isEmpty }
  func remove() {
    files.removeAll()
    print("removed", path)
  }
}

/// What the status page shows.
actor Board {
  private var current: [String: Workspace] = [:]
  func announce(_ workspace: Workspace, for job: Job) { current[job.branch] = workspace }
  func lines() async -> [String] {
    var lines: [String] = []
    for (branch, workspace) in current {
      lines.append("\(branch): \(await workspace.isEmpty ? "not built" : "built")")
    }
    return lines.sorted()
  }
}

extension Container {
  var board: Factory<Board> { self { Board() }.cached }
  var root: Factory<String> { self { "/var/farm" } }
}

final class JobContainer: ManagedContainer {
  let manager: ContainerManager
  let farm: Container
  let job: Job
  init(_ job: Job, on farm: Container) {
    (self.job, self.farm) = (job, farm)
    manager = ContainerManager(parent: farm)
  }
}

extension JobContainer {
  var workspace: AsyncFactory<Workspace, any Error> {
    self.async {
      let workspace = Workspace(path: self.farm.root() + "/" + self.job.branch)
      await self.farm.board().announce(workspace, for: self.job)  // expect: captive board workspace
      return workspace
    }
    .cached
    .teardown { await $0.remove() }
  }
  var run: AsyncFactory<Void, any Error> {
    self.async { try await self.workspace().compile(self.job.target) }
  }
}

func serve(_ jobs: [Job], on farm: Container) async throws {
  try await withThrowingTaskGroup(of: Void.self) { group in
    for job in jobs {
      group.addTask { try await withContainer(JobContainer(job, on: farm)) { try await $0.run() } }
    }
    try await group.waitForAll()
  }
}

try await withContainer(Container()) { farm in
  try await serve([Job(branch: "main", target: "app"), Job(branch: "fix", target: "tests")], on: farm)
  for line in await farm.board().lines() { print(line) }
}
