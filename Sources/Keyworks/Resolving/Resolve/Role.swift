/// The purpose of a frame that resolves no factory. Other parts of the library define roles.
package protocol Role: AnyObject, Sendable {
  /// Whether messages and events show the frame.
  var isShown: Bool { get }
  /// Whether the code in the frame is separate from the construction around it.
  var isApart: Bool { get }
  /// Whether a container that the code in the frame uses may ask the user's code something.
  var letsAsk: Bool { get }

  /// The author of the statements that the code in the frame makes, if they have one.
  var author: Author? { get }
  /// Called before the author registers a factory. The old layers are the registrations for the
  /// same variants.
  func registers(_ new: Layer, insteadOf old: [Layer], for request: Request)
  /// Called after the author has made a statement about a factory or a list. The token reverts it.
  func note(_ token: Token, about subject: AnyObject?)
  /// Called after the code in the frame has read a factory or a list of a container that this
  /// thread is preparing.
  ///
  /// - Returns: Whether the roles of the frames around it need not be told.
  func hasRead(_ object: AnyObject, at place: Place?) -> Bool
}

extension Role {
  package var isShown: Bool { true }
  package var isApart: Bool { true }
  package var letsAsk: Bool { true }
  package var author: Author? { nil }
  package func registers(_ new: Layer, insteadOf old: [Layer], for request: Request) {}
  package func note(_ token: Token, about subject: AnyObject?) {}
  package func hasRead(_ object: AnyObject, at place: Place?) -> Bool { false }
}

extension Frame {
  var role: (any Role)? { resolution?.role }

  /// The innermost role that is apart from the construction around it, in any container.
  package static var roleHere: (any Role)? {
    innermostIfAny?.andOuter.lazy.compactMap(\.role).first(where: \.isApart)
  }

  static func noteRead(_ object: AnyObject, at place: Place?) {
    _ = innermostIfAny?.andOuter.contains { $0.role?.hasRead(object, at: place) == true }
  }

  /// Whether a factory is resolved in the frame.
  var isFactory: Bool { role == nil }

  /// Whether messages and events show the frame.
  package var isShown: Bool { role?.isShown ?? true }
}
