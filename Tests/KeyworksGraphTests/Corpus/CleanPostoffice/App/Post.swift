import Keyworks

struct Stamp: Sendable, Equatable { let cents: Int }
final class Van: Sendable {
  let plate: String
  init(plate: String) { self.plate = plate }
}
struct Parcel {
  @Wired(\.van) var van
  let stamp: Stamp
  func deliver() -> String { "by \(van.plate) for \(stamp.cents)" }
}

extension Container {
  var stamp: Factory<Stamp> { self { Stamp(cents: 95) } }
  // The parcel asks for its van when it is delivered.
  var parcel: Factory<Parcel> { self { Parcel(stamp: self.stamp^) } }
  var van: Factory<Van> { self { Van(plate: self.plate^) }.cached }
  var plate: Factory<String> { self { "PO-\(self.stamp^.cents)" } }
}
