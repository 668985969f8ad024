import Keyworks
import Trains

struct Schedule: Sendable {
  let ferry: String
}

extension Container {
  var schedule: Factory<Schedule> { self { Schedule(ferry: self.operatorName()) }.cached }
  var operatorName: Factory<String> { self { "Doeksen, after \(self.train())" } }
  var engine: Factory<String> { self { "diesel" } }

  public var ship: Factory<String> { self { "ship \(self.schedule().ferry) \(self.engine())" } }
}
