#if canImport(SwiftUI)
  /// A value that is created when a view first needs it. As the value of a `State`, it lives as
  /// long as that state. SwiftUI releases the values that come with later initializations of the
  /// view.
  @MainActor final class ViewOwned<Value> {
    private var made: Value?

    func value(_ make: () -> Value) -> Value {
      if let made { return made }
      let new = make()
      made = new
      return new
    }
  }
#endif
