// why: `model`: it requires a Beamline through inForce, and the program provides only an
// Operator.
import Keyworks

struct Operator: ContextValue {
  let initials: String
}

/// The beam at which badges are read out.
struct Beamline: ContextValue {
  let name: String
  let photonsPerSecond: Double
}

extension ManagedContainer {
  /// A property of a value in force: `in(\Operator.initials)`.
  func inForce<Context: ContextValue, Value>(_ path: KeyPath<Context, Value>) -> Value {
    require(Context.self)[keyPath: path]
  }
}

struct Badge: Sendable {
  let id: Int
  let seconds: Double
}

struct DoseModel {
  let flux: Double
  let weight: Double
  func millisieverts(of badge: Badge) -> Double { badge.seconds * flux * weight * 1e-12 }
}

struct Protocolist {
  let signature: String
  let model: DoseModel
  let limit: Double

  func line(for badge: Badge) -> String {
    let dose = model.millisieverts(of: badge)
    return "badge \(badge.id): \(dose) mSv\(dose > limit ? ", too much" : "") (\(signature))"
  }
}

extension Container {
  var weight: Factory<Double> { self { 1.2 }.cached }
  var limit: Factory<Double> { self { 20 }.cached }
  var signature: Factory<String> { self { "read by " + self.inForce(\Operator.initials) } }
  var model: Factory<DoseModel> {
    self {
      DoseModel(flux: self.inForce(\Beamline.photonsPerSecond), weight: self.weight())  // expect: context model
    }
  }
  var protocolist: Factory<Protocolist> {
    self { Protocolist(signature: self.signature(), model: self.model(), limit: self.limit()) }
  }
}

let badges = [Badge(id: 17, seconds: 400), Badge(id: 23, seconds: 90_000)]
let beamlines = [Beamline(name: "P11", photonsPerSecond: 1e10)]

let report = Container.shared.with(Operator(initials: "k.l.")) { lab in
  let protocolist = lab.protocolist()
  return badges.map(protocolist.line(for:))
}
print("read at", beamlines.map(\.name).joined(separator: ", "))
report.forEach { print($0) }
