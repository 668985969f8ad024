/// A description of what is under construction, for logs and for bodies that build something
/// different for each owner.
///
/// You can store it: it is a value and keeps no part of a resolve alive.
public struct ResolutionContext: Sendable {
  /// The factories under construction on this thread, outermost first.
  public let path: [Origin]

  /// The property that the factory is resolved for; nil unless a wrapper such as ``Injected`` asked
  /// for it.
  ///
  /// Its name is `Screen`, the type that declares the property. For ``LazyInjected`` in a class,
  /// where the language tells more, it is `Screen.report`, with the class of the object.
  public let property: Origin?

  /// The factory that is being built.
  public var resolving: Origin { path[path.count - 1] }
  /// The factory that asked for it; nil for the outermost.
  public var injectedInto: Origin? { path.dropLast().last }

  /// The context of the factory body that is running, or nil outside of a body.
  public static var current: ResolutionContext? {
    guard let frame = Frame.innermostIfAny, frame.isFactory else { return nil }
    let injected = ThisThread.property.flatMap { record in
      frame.task == nil && frame.outer == record.around ? record : nil
    }
    return ResolutionContext(path: Trail(from: frame).origins, property: injected?.origin)
  }
}
