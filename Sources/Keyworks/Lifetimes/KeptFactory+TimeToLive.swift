extension KeptFactory {
  /// Ends the life of a kept instance some time after it was built.
  ///
  /// Written after the lifetime. The time is counted on the clock of the container's
  /// manager, from the end of construction; the next resolve after it builds anew.
  public func timeToLive(_ lifespan: Duration) -> Self {
    guard declaration.place.lifetime.isKept else {
      Misuse.timeToLiveWithoutLifetime(declaration.place).stop()
    }
    return changing { $0.timeToLive = lifespan }
  }
}
