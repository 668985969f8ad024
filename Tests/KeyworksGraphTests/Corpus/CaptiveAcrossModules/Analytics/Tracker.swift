import Keyworks

public protocol Visitor: Sendable {
  var id: Int { get }
}

public protocol AnalyticsNeeds: SharedContainer {
  var visitor: Factory<any Visitor> { get }
}

public final class Tracker: Sendable {
  let visitor: any Visitor
  let endpoint: String
  init<Needs: AnalyticsNeeds>(in needs: Needs, endpoint: String) {
    visitor = needs.visitor()
    self.endpoint = endpoint
  }
  public func track(_ event: String) { print(endpoint, visitor.id, event) }
}

extension AnalyticsNeeds {
  var endpoint: Factory<String> { self { "https://example.org" } }
  public var tracker: Factory<Tracker> {  // expect: captive tracker visitor
    self { Tracker(in: self, endpoint: self.endpoint()) }.singleton
  }
}
