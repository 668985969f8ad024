/// The purpose of a frame that resolves no factory, as other parts of the library define it.
package protocol Role: AnyObject, Sendable {
  /// Whether messages and events show the frame.
  var isShown: Bool { get }
  /// Whether the code in the frame is separate from the construction around it.
  var isApart: Bool { get }
  /// Whether the user's code may be asked something when the code in the frame uses a container.
  var letsAsk: Bool { get }

  /// Who makes the statements of the code in the frame, if it is an author.
  var author: Author? { get }
  /// The author is about to register a factory. The old layers are the registrations for the same
  /// variants.
  func registers(_ new: Layer, insteadOf old: [Layer], for request: Request)
  /// The author has made a statement about a factory or a list. The token takes it back.
  func note(_ token: Token, about subject: AnyObject?)
  /// The code in the frame has read a factory or a list of a container that this thread is
  /// preparing.
  ///
  /// - Returns: Whether the roles around it need not know.
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

  /// The role of the code that runs here, in any container.
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
