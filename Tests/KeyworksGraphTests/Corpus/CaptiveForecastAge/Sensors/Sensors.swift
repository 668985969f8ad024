import Keyworks
import KeyworksAsync

public struct Reading: Sendable {
  public let degrees: Int
  public init(degrees: Int) { self.degrees = degrees }
}

public struct Unit: ContextValue {
  let value: String
  public init(value: String) { self.value = value }
}

extension Container {
  public var reading: AsyncFactory<Reading, Never> {
    self.async {
      await Task.yield()
      return Reading(degrees: 11)
    }.cached.timeToLive(.seconds(60))
  }
  public var mast: Factory<Int> { self { 12 }.cached }
  public var label: Factory<String> { self { self.require(Unit.self).value } }
}
