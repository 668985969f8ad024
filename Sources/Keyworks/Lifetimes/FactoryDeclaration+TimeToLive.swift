extension FactoryDeclaration {
  /// Limits how long a cached instance is handed out after it was built.
  ///
  /// Write it after the lifetime. The time runs from the end of construction, on the clock of the
  /// container's manager. The next resolve after that builds a new instance.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func timeToLive(_ lifespan: Duration) -> Self {
    guard declaration.place.lifetime.isKept else {
      Misuse.timeToLiveWithoutLifetime(declaration.place).stop()
    }
    return changing { $0.extras.several.timeToLive = lifespan.nanoseconds }
  }
}
