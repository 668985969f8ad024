// why: nobody reads `parent` of StepContainer: its manager lacks `parent: parent`, so Scratch
// and Compiler write to the journal of Container.shared.
// Runs the steps of a build, each in a container below that of the build.
import Keyworks
import KeyworksAsync

actor Journal {
  private let prefix: String
  private(set) var lines: [String] = []
  init(_ prefix: String) { self.prefix = prefix }
  func note(_ line: String) { lines.append("[\(prefix)] \(line)") }
}

extension Container {
  var journal: Factory<Journal> { self { Journal("build") }.cached.teardown { print(await $0.lines) } }
}

// MARK: A step

final class StepContainer: ManagedContainer {
  let manager: ContainerManager
  let parent: Container  // expect: wiring
  let name: String

  init(_ name: String, parent: Container) {
    self.name = name
    self.parent = parent
    manager = ContainerManager()
  }
}

extension StepContainer {
  var scratch: AsyncFactory<Scratch, any Error> {
    self.async { Scratch(name: self.name) }.cached.teardown { await $0.wipe() }
  }
  var compiler: AsyncFactory<Compiler, any Error> {
    self.async { Compiler(scratch: try await self.scratch()) }
  }
}

final class Scratch: Sendable {
  private let journal = Container.injected(\.journal)
  let name: String
  init(name: String) { self.name = name }
  func wipe() async { await journal.note("wiped \(name)") }
}

struct Compiler: Sendable {
  let scratch: Scratch
  private let journal = Container.injected(\.journal)
  init(scratch: Scratch) { self.scratch = scratch }

  func compile(_ sources: [String]) async -> Int {
    for source in sources { await journal.note("\(source) → \(scratch.name)") }
    return sources.count
  }
}

/// Several builds run in one process, so none of them uses `Container.shared`.
func build(_ targets: [String: [String]]) async throws -> Int {
  try await withContainer(Container()) { build in
    var objects = 0
    for (target, sources) in targets.sorted(by: { $0.key < $1.key }) {
      objects += try await withContainer(StepContainer(target, parent: build)) { step in
        try await step.compiler().compile(sources)
      }
    }
    await build.journal().note("\(objects) objects")
    return objects
  }
}

async let library = build(["Core": ["a.swift", "b.swift"], "Net": ["c.swift"]])
async let tools = build(["Lint": ["main.swift"]])
print(try await library + tools)
