internal import KeyworksThreads

/// How the process was launched, for factories that build something else in a test or a preview:
/// see ``Factory/on(_:body:)``.
public struct LaunchContext: Sendable {
  /// The conditions that the launch meets. Each command-line argument is one.
  public var conditions: Set<LaunchCondition>

  /// The variants in force in every resolve that does not choose others of their types, such as
  /// those of a process in staging.
  public var variants: [any Variant] {
    get { variantsInForce?.values.map(\.value) ?? [] }
    set { variantsInForce = VariantsInForce(VariantValue.all(newValue)) }
  }
  private(set) var variantsInForce: VariantsInForce?

  /// Creates a context, to set it in a sandbox or in `main`.
  public init(_ conditions: Set<LaunchCondition> = [], variants: [any Variant] = []) {
    self.conditions = conditions
    self.variants = variants
  }

  /// How this process was launched.
  public static let ofProcess = {
    var conditions = Set(CommandLine.arguments.dropFirst().map(LaunchCondition.argument))
    if ThisThread.isSet("XCODE_RUNNING_FOR_PREVIEWS") { conditions.insert(.preview) }
    if ThisThread.isOfTests { conditions.insert(.test) }
    return LaunchContext(conditions)
  }()

  /// The context in force where you read this.
  ///
  /// In a sandbox, you can set it at any time: later builds use the new context. Outside of a
  /// sandbox, set it in `main`, before a factory first reads it, and variants before an instance is
  /// cached.
  ///
  /// - Precondition: Outside of a sandbox, you set it before that.
  public static var current: LaunchContext {
    get {
      SandboxState.current?.launch.withLock { $0 } ?? prepared.withLock(\.context)
    }
    set {
      if newValue.variantsInForce != nil { kw_launch_has_variants() }
      if let state = SandboxState.current {
        _ = state.launch.withLock { exchange(&$0, with: newValue) }
        return
      }
      let isTooLate = newValue.variantsInForce != nil && hasCached.isSet
      let old = prepared.withLock { prepared in
        prepared.isInUse || isTooLate ? nil : exchange(&prepared.context, with: newValue)
      }
      if old == nil { Misuse.launchContextInUse.stop() }
    }
  }

  private static let prepared = Guarded((context: ofProcess, isInUse: false))

  /// Whether an instance was cached outside of sandboxes. Nothing would find it under variants that
  /// come into force later.
  private static let hasCached = AtomicFlag()

  static func noteCaching() {
    if hasCached.isSet || kw_sandbox_has_begun() && SandboxState.current != nil {
      return
    }
    hasCached.set()
  }

  /// The context in force for a factory.
  static var inForce: LaunchContext {
    guard kw_sandbox_has_begun(), let state = SandboxState.current else { return outside }
    return state.launch.withLock { $0 }
  }

  /// The context outside of sandboxes. It is evaluated when a factory first reads it.
  private static let outside = prepared.withLock { prepared in
    prepared.isInUse = true
    return prepared.context
  }
}
