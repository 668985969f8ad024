import Foundation

/// Whether long tests run at full length, as `.ci/run` runs them.
private let isFullLength = ProcessInfo.processInfo.environment["KEYWORKS_FULL_LENGTH"] != nil

/// Returns all rounds of a long test, or a tenth of them in plain `swift test`.
func sample(of rounds: Int) -> Int { isFullLength ? rounds : rounds / 10 }
