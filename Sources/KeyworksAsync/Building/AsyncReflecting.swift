// See Keyworks/Declaring/Reflecting.swift.

extension AsyncFactory: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension AsyncProvider: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}
