/// An error in a factory that was one of several: a member of a list that could not be built, or an
/// instance whose teardown failed.
public struct FactoryError: Error, CustomStringConvertible {
  package let place: Place
  /// The factory that failed.
  public var factory: Origin { Origin(place) }
  /// The error that its body or its teardown threw, or a `TeardownOverrun`.
  public let underlying: any Error

  package init(place: Place, underlying: any Error) {
    (self.place, self.underlying) = (place, underlying)
  }

  /// `pool (Services.swift:12): connection refused`
  public var description: String { "\(factory): \(underlying)" }
}
