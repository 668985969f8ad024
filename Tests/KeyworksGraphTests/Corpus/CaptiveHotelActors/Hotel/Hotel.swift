import Keyworks
import KeyworksAsync

extension Scope {
  public static let stay = Scope("stay")
}

public actor Reception {
  let guest: String
  var keys: [Int: String] = [:]
  public init(guest: String) { self.guest = guest }
  public func hand(_ key: Int) -> String {
    keys[key] = guest
    return guest
  }
}

public protocol Concierge: Sendable {
  associatedtype Advice: Sendable
  func advice() -> Advice
}

public struct Guide<Topic: Sendable>: Concierge {
  let topic: Topic
  public init(_ topic: Topic) { self.topic = topic }
  public func advice() -> Topic { topic }
}

extension Container {
  public var guest: Factory<String> { self { "Ada" }.scope(.stay) }
  public var breakfast: AsyncFactory<String, Never> { self.async { "tea for \(self.guest())" } }
  public var reception: AsyncFactory<Reception, Never> {  // expect: captive reception guest
    self.async { Reception(guest: self.guest()) }.singleton
  }
  public var guide: Factory<any Concierge> { self { Guide((self.guest(), 3)) } }
  public var guides: Factory<[any Concierge]> {  // expect: captive guides guide guest
    self { Array(repeating: self.guide(), count: 2) }.cached
  }
}
