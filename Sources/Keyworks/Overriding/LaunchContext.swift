internal import KeyworksThreads

/// How the process was launched, for factories that build something else in a test or a
/// preview: see ``Factory/onTest(_:)``.
public struct LaunchContext: Sendable {
  /// The arguments of the command line, without the program.
  public var arguments: Set<String>
  /// Whether Xcode shows a preview.
  public var isPreview: Bool
  /// Whether XCTest or Swift Testing runs.
  public var isTest: Bool

  /// Creates a context, for an isolation.
  public init(arguments: Set<String> = [], isPreview: Bool = false, isTest: Bool = false) {
    (self.arguments, self.isPreview, self.isTest) = (arguments, isPreview, isTest)
  }

  /// How this process was launched.
  public static let ofProcess = LaunchContext(
    arguments: Set(CommandLine.arguments.dropFirst()),
    isPreview: isSet("XCODE_RUNNING_FOR_PREVIEWS"), isTest: isTestProcess)

  /// What counts where this is called. In an isolation it can be set: what is built from then
  /// on is built for it.
  ///
  /// - Precondition: It is set in an isolation. The process stays as it was launched.
  public static var current: LaunchContext {
    get {
      guard kw_isolation_has_begun(), let state = IsolatedState.current else { return ofProcess }
      return state.launch.withLock { $0 }
    }
    set {
      guard let state = IsolatedState.current else { Misuse.launchContextOfProcess.stop() }
      var other = newValue
      state.launch.withLock { swap(&$0, &other) }
    }
  }

  /// Xcode and SwiftPM say so in the environment of a test; SwiftPM on Linux runs a program of
  /// its own, whose name ends in `.xctest`; the helper of Swift Testing is told by an argument.
  private static var isTestProcess: Bool {
    isSet("XCTestConfigurationFilePath") || isSet("XCTestBundlePath")
      || isSet("XCTestSessionIdentifier") || CommandLine.arguments.contains("--testing-library")
      || CommandLine.arguments.first?.hasSuffix(".xctest") == true
      || CommandLine.arguments.first?.hasSuffix("/xctest") == true
  }

  private static func isSet(_ name: String) -> Bool {
    guard let value = kw_environment(name) else { return false }
    return value[0] != 0 && !(value[0] == CChar(UInt8(ascii: "0")) && value[1] == 0)
  }
}
