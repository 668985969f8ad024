import Foundation

/// Whether long tests run at full length, as `.ci/run` runs them in release.
package let isFullLength = ProcessInfo.processInfo.environment["KEYWORKS_FULL_LENGTH"] != nil

/// Returns all rounds of a long test, or a tenth of them in plain `swift test`.
package func sample(of rounds: Int) -> Int { isFullLength ? rounds : rounds / 10 }

/// The seed in `KEYWORKS_MODEL_SEED`, or as many as `KEYWORKS_MODEL_PROGRAMS` or a sample has.
package func seeds(upTo count: Int) -> ClosedRange<Int> {
  let environment = ProcessInfo.processInfo.environment
  if let seed = environment["KEYWORKS_MODEL_SEED"].flatMap(Int.init) { return seed...seed }
  return 1...(environment["KEYWORKS_MODEL_PROGRAMS"].flatMap(Int.init) ?? sample(of: count))
}
