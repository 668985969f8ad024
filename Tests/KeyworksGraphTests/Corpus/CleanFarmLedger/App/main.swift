// why: the farm's `ledger` gets the sandbox of a container below it, but reads it only: it has
// no property that could keep a Sandbox.
// Builds branches at the same time, and counts what each of them cost.
import Keyworks
import KeyworksAsync

actor Sandbox {
  nonisolated let branch: String
  private var files = 0
  init(branch: String) { self.branch = branch }

  func write(_ count: Int) { files += count }
  var megabytes: Int { files * 3 }
  func delete() { files = 0 }
}

/// Lives as long as the farm.
actor Ledger {
  private var cost = 0
  private var peak = 0

  func charge(_ sandbox: Sandbox) async {
    let megabytes = await sandbox.megabytes
    cost += megabytes * Price.perMegabyte
    peak = max(peak, megabytes)
  }
  func invoice() -> String { "\(cost) cents, at most \(peak) MB" }
  private enum Price { static let perMegabyte = 2 }
}

protocol BelowFarm: ManagedContainer {
  var farm: Container { get }
}
extension BelowFarm {
  /// Charges a sandbox to the ledger of the farm.
  func charged(_ sandbox: Sandbox, for files: Int) async -> Sandbox {
    await sandbox.write(files)
    await farm.ledger().charge(sandbox)
    return sandbox
  }
}

final class BranchBuild: BelowFarm {
  let manager: ContainerManager
  let farm: Container
  let branch: String
  init(_ branch: String, farm: Container) {
    self.branch = branch
    self.farm = farm
    manager = ContainerManager(parent: farm)
  }
}

extension BranchBuild {
  var sandbox: AsyncFactory<Sandbox, any Error> {
    self.async { await self.charged(Sandbox(branch: self.branch), for: self.branch.count * 10) }
      .cached.teardown { await $0.delete() }
  }
  var result: AsyncFactory<String, any Error> {
    self.async { "\(try await self.sandbox().branch): \(await self.farm.ledger().invoice())" }
  }
}

extension Container {
  var ledger: Factory<Ledger> { self { Ledger() }.cached.teardown { print(await $0.invoice()) } }
}

try await withContainer(Container(), concurrently: true) { farm in
  try await withThrowingTaskGroup(of: String.self) { builds in
    for branch in CommandLine.arguments.dropFirst() {
      builds.addTask {
        try await withContainer(BranchBuild(branch, farm: farm)) { try await $0.result() }
      }
    }
    for try await line in builds { print(line) }
  }
}
