// Printing a value reads the types of its fields. For a closure that throws errors of one type, this calls a
// function of the runtime that systems before iOS 18 lack. So these values show no fields.

extension ThrowingFactory: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension ThrowingProvider: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
