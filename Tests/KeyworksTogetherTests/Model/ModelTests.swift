import Foundation
import TestSupport
import Testing

/// Serialized, because all programs share the singletons of the process.
@Suite(.serialized) struct `Model-based programs` {
  @Test func `random programs do what the model expects`() {
    var coverage: Model.Coverage = []
    let seeds = Model.seeds(ofTenThousand: 10_000)
    for seed in seeds {
      let program = Model.Program(seed: seed, .everything)
      let result = program.run()
      if let mismatch = result.mismatch {
        Issue.record("\(program.report(mismatch))")
        return
      }
      coverage.formUnion(result.coverage)
    }
    // Programs that never meet a hard case would agree with any library.
    if seeds.count >= 1_000 { #expect(coverage == .everything) }
  }

  @MainActor @Test func `random programs on the main actor do what the model expects`() {
    for seed in Model.seeds(ofTenThousand: 2_000) {
      let program = Model.Program(seed: seed, .everything, isOfMainActor: true)
      if let mismatch = program.run().mismatch {
        Issue.record("\(program.report(mismatch))")
        return
      }
    }
  }

  @Test func `observers of random programs receive the events that the model expects`() {
    for seed in Model.seeds(ofTenThousand: 2_000) {
      if let complaint = Model.Program(seed: seed, .twoContainers).complaintOfObservers() {
        Issue.record("Run KEYWORKS_MODEL_SEED=\(seed) to see it again.\n\(complaint)")
        return
      }
    }
  }

  @Test func `random programs on four threads leave the container consistent`() {
    for seed in Model.seeds(ofTenThousand: 400) {
      let program = Model.ConcurrentProgram(seed: seed)
      let trial = Model.Trial(program)
      trial.run()
      guard trial.complaints.isEmpty else {
        Issue.record(
          """
          Run KEYWORKS_MODEL_SEED=\(seed), perhaps many times, to see it again.
          \(trial.complaints.joined(separator: "\n"))
          \(program)
          """)
        return
      }
    }
  }
}

extension Model {
  /// The seeds to run: the one in `KEYWORKS_MODEL_SEED`, or a share of the number in
  /// `KEYWORKS_MODEL_PROGRAMS`, starting at 0. The default at full length is ten thousand in release,
  /// where they take seconds, and fewer elsewhere.
  fileprivate static func seeds(ofTenThousand share: Int) -> [Int] {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["KEYWORKS_MODEL_SEED"].flatMap(Int.init) { return [seed] }
    #if DEBUG
      let usual = isSanitized ? 1_000 : 2_000
    #else
      let usual = isSanitized ? 1_000 : 10_000
    #endif
    let programs = environment["KEYWORKS_MODEL_PROGRAMS"].flatMap(Int.init) ?? sample(of: usual)
    return Array(0..<max(1, programs * share / 10_000))
  }
}
