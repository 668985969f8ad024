import Foundation

/// Whether tests that compile many programs compile all of them, as `.ci/run` does.
let isFullLength = ProcessInfo.processInfo.environment["KEYWORKS_FULL_LENGTH"] != nil
