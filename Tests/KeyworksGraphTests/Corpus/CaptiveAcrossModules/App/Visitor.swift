import Analytics
import Keyworks
import Users

struct KnownVisitor: Visitor {
  let id: Int
}

extension Container: @retroactive AnalyticsNeeds {
  public var visitor: Factory<any Visitor> {
    self { KnownVisitor(id: 12) }.scope(.session)
  }
  var firstTrack: Factory<String> { self { "user \(self.user().id)" } }
}
