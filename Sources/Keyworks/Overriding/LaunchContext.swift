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

  /// Creates a context, for a sandbox.
  public init(arguments: Set<String> = [], isPreview: Bool = false, isTest: Bool = false) {
    (self.arguments, self.isPreview, self.isTest) = (arguments, isPreview, isTest)
  }

  /// How this process was launched.
  public static let ofProcess = LaunchContext(
    arguments: Set(CommandLine.arguments.dropFirst()),
    isPreview: isSet("XCODE_RUNNING_FOR_PREVIEWS"), isTest: isTestProcess)

  /// What counts where this is called. In a sandbox it can be set: what is built from then
  /// on is built for it. Elsewhere `main` can set it, before a factory first asks.
  ///
  /// - Precondition: Outside of a sandbox it is set before a factory has asked for it.
  public static var current: LaunchContext {
    get {
      SandboxState.current?.launch.withLock { $0 } ?? prepared.withLock(\.context) ?? ofProcess
    }
    set {
      guard let state = SandboxState.current else { return prepare(newValue) }
      var other = newValue
      state.launch.withLock { swap(&$0, &other) }
    }
  }

  private static let prepared = Guarded<(context: LaunchContext?, isInUse: Bool)>((nil, false))

  /// What counts for a factory.
  static var inForce: LaunchContext {
    guard kw_sandbox_has_begun(), let state = SandboxState.current else { return outside }
    return state.launch.withLock { $0 }
  }

  /// What counts outside of sandboxes: evaluated when a factory first asks.
  private static let outside = prepared.withLock { prepared in
    prepared.isInUse = true
    return prepared.context ?? ofProcess
  }

  private static func prepare(_ context: LaunchContext) {
    var other: LaunchContext? = context
    let isInUse = prepared.withLock { prepared in
      if !prepared.isInUse { swap(&prepared.context, &other) }
      return prepared.isInUse
    }
    if isInUse { Misuse.launchContextInUse.stop() }
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
    guard let value = ThisThread.environment(name) else { return false }
    return !value.isEmpty && value != "0"
  }
}
