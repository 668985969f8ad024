/// What is under construction where this is asked for: for a body that builds something else
/// for another owner, and for logs.
///
/// It is a value. Whoever keeps it keeps texts and no part of a resolve.
public struct ResolutionContext: Sendable {
  /// The factories under construction on this thread, outermost first.
  public let path: [Origin]

  /// The property that the factory is resolved for; nil unless a wrapper such as ``Injected`` asked for
  /// it.
  public let property: InjectionSite?

  private let variants: [VariantValue]

  /// The variant of this type that is in force.
  public func variant<V: Variant>(of type: V.Type) -> V? {
    variants.first { $0.type == ObjectIdentifier(type) }?.value as? V
  }

  /// The factory that is built.
  public var resolving: Origin { path[path.count - 1] }
  /// The factory that asked for it; nil for the outermost.
  public var injectedInto: Origin? { path.dropLast().last }

  /// The context of the body that this is called in; nil if none runs.
  public static var current: ResolutionContext? {
    guard let frame = Frame.innermostIfAny, frame.isFactory else { return nil }
    let injected = ThisThread.property.flatMap { record in
      frame.task == nil && frame.outer == record.around ? record : nil
    }
    return ResolutionContext(
      path: Trail(from: frame).origins, property: injected?.site,
      variants: VariantsInForce.current?.values ?? [])
  }
}

extension Frame {
  fileprivate var isFactory: Bool {
    guard let resolution else { return true }
    if case .factory = resolution.role { return true }
    return false
  }
}
