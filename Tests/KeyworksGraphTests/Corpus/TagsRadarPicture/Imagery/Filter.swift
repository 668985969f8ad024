public typealias Picture = [Double]

public protocol Filter: Sendable {
  func callAsFunction(_ picture: Picture) -> Picture
}

extension Picture {
  public func through(_ filters: [any Filter]) -> Picture {
    filters.reduce(self) { picture, filter in filter(picture) }
  }
}
