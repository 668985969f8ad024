// Printing a value reads the types of its fields. For a closure that throws errors of one type,
// this calls a function of the runtime that systems before iOS 18 lack. So values with such
// closures show no fields.

extension FactoryDeclaration where Self: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension _Providing where Self: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension BasicFactory: CustomReflectable {}
extension ThrowingParameterProvider: CustomReflectable {}
