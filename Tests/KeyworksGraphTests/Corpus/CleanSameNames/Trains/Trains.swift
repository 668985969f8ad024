import Keyworks

struct Schedule: Sendable {
  let rows: [String]
}

/// Internal to this module: the ships have one of the same name.
extension Container {
  var schedule: Factory<Schedule> { self { Schedule(rows: [self.operatorName()]) }.cached }
  var operatorName: Factory<String> { self { "NS" }.singleton }
  var engine: Factory<String> { self { "electric" } }
}

extension Container {
  public var train: Factory<String> {
    self { "train \(self.schedule().rows[0]) \(self.engine())" }
  }
}
