/// What a frame is for, if it is not there to resolve a factory. Other parts of the library say what.
protocol Role: AnyObject, Sendable {
  /// Whether messages and events show the frame.
  var isShown: Bool { get }
  /// Whether what is done in the frame is apart from what is under construction around it.
  var isApart: Bool { get }
}

extension Role {
  var isShown: Bool { true }
  var isApart: Bool { true }
}

extension Frame {
  var role: (any Role)? { resolution?.role }

  /// Whether a factory is resolved in the frame.
  var isFactory: Bool { role == nil }

  /// Whether messages and events show the frame.
  var isShown: Bool { role?.isShown ?? true }
}
