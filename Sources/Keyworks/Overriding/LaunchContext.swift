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

/// Where a body is used instead of the definition. The higher raw value wins.
enum LaunchCondition {
  case test, preview
  case argument(String)

  var rank: UInt64 {
    switch self {
    case .test: 1
    case .preview: 2
    case .argument: 3
    }
  }

  var isMet: Bool {
    let context = LaunchContext.current
    return switch self {
    case .test: context.isTest
    case .preview: context.isPreview
    case .argument(let argument): context.arguments.contains(argument)
    }
  }
}

extension Place {
  /// The same for a body that is used under a condition, if that is met and no body for a
  /// higher one was chosen before.
  func choosing(_ condition: LaunchCondition) -> Place? {
    guard condition.rank > contextRank, condition.isMet else { return nil }
    var place = self
    place.contextRank = condition.rank
    return place
  }
}

extension Declaration {
  func choosing(_ condition: LaunchCondition) -> Declaration? {
    place.choosing(condition).map { place in
      var copy = self
      copy.place = place
      return copy
    }
  }
}

/// Bodies for contexts. They beat registrations and give way to overrides. An argument beats
/// a preview, a preview beats a test; of two arguments the one that is written first counts.
extension Factory {
  /// Builds with `body` if the process was launched with this argument.
  public func onArgument(_ argument: String, _ body: @escaping () -> Value) -> Factory {
    declaration.choosing(.argument(argument)).map { Factory($0, body) } ?? self
  }

  /// Builds with `body` in a preview of Xcode.
  public func onPreview(_ body: @escaping () -> Value) -> Factory {
    declaration.choosing(.preview).map { Factory($0, body) } ?? self
  }

  /// Builds with `body` in a process that runs tests.
  public func onTest(_ body: @escaping () -> Value) -> Factory {
    declaration.choosing(.test).map { Factory($0, body) } ?? self
  }
}

extension ParameterFactory {
  /// Builds with `body` if the process was launched with this argument.
  public func onArgument(
    _ argument: String, _ body: @escaping (repeat each Argument) -> Value
  ) -> ParameterFactory {
    declaration.choosing(.argument(argument)).map { ParameterFactory($0, body) } ?? self
  }

  /// Builds with `body` in a preview of Xcode.
  public func onPreview(_ body: @escaping (repeat each Argument) -> Value) -> ParameterFactory {
    declaration.choosing(.preview).map { ParameterFactory($0, body) } ?? self
  }

  /// Builds with `body` in a process that runs tests.
  public func onTest(_ body: @escaping (repeat each Argument) -> Value) -> ParameterFactory {
    declaration.choosing(.test).map { ParameterFactory($0, body) } ?? self
  }
}

extension ThrowingFactory {
  /// Builds with `body` if the process was launched with this argument.
  public func onArgument(
    _ argument: String, _ body: @escaping () throws(Failure) -> Value
  ) -> ThrowingFactory {
    declaration.choosing(.argument(argument)).map { ThrowingFactory($0, body) } ?? self
  }

  /// Builds with `body` in a preview of Xcode.
  public func onPreview(_ body: @escaping () throws(Failure) -> Value) -> ThrowingFactory {
    declaration.choosing(.preview).map { ThrowingFactory($0, body) } ?? self
  }

  /// Builds with `body` in a process that runs tests.
  public func onTest(_ body: @escaping () throws(Failure) -> Value) -> ThrowingFactory {
    declaration.choosing(.test).map { ThrowingFactory($0, body) } ?? self
  }
}
