// why: `parts.integrator` in Ephemeris.init: integrator → forces → ephemeris → integrator.
import Keyworks

/// What a model takes its parts from: `parts.epoch` is `container.epoch()`.
@dynamicMemberLookup
struct Parts {
  private let container: Container
  init(of container: Container) { self.container = container }

  subscript<Part>(dynamicMember path: KeyPath<Container, Factory<Part>> & Sendable) -> Part {
    container[path]
  }
}

struct Body: Sendable { let name: String, mass: Double, radius: Double }
struct State: Sendable { var position, velocity: Double }

struct ForceModel: Sendable {
  private let attractors: [(body: Body, at: Double)]

  init(_ parts: Parts) {
    let ephemeris = parts.ephemeris
    attractors = parts.bodies.map { ($0, ephemeris.position(of: $0)) }
  }
  func acceleration(at x: Double) -> Double {
    attractors.reduce(0) { sum, attractor in
      let distance = attractor.at - x
      return sum + attractor.body.mass * distance / max(abs(distance * distance * distance), 1e-9)
    }
  }
}

/// Leapfrog, with kicks and drifts.
struct Integrator: Sendable {
  let step: Double
  private let forces: ForceModel

  init(_ parts: Parts) {
    step = parts.resolution
    forces = parts.forces
  }
  func advance(_ state: State) -> State {
    var next = state
    next.velocity += forces.acceleration(at: state.position) * step / 2
    next.position += next.velocity * step
    next.velocity += forces.acceleration(at: next.position) * step / 2
    return next
  }
}

/// Positions at the epoch, advanced by one step so that they agree with the trajectories.
struct Ephemeris: Sendable {
  private let table: [String: Double]

  init(_ parts: Parts) {
    var table: [String: Double] = [:]
    for body in parts.bodies {
      let start = State(position: body.radius, velocity: 0)
      table[body.name] = parts.integrator.advance(start).position
    }
    self.table = table
  }
  func position(of body: Body) -> Double { table[body.name, default: body.radius] }
}

extension Container {
  private var parts: Parts { Parts(of: self) }

  var resolution: Factory<Double> { self { 1.0 / 64 } }
  var bodies: Factory<[Body]> {
    self { [Body(name: "Sun", mass: 1, radius: 0), Body(name: "Jupiter", mass: 9.5e-4, radius: 5.2)] }
  }
  var ephemeris: Factory<Ephemeris> {  // expect: cycle ephemeris integrator forces
    self { Ephemeris(self.parts) }.cached
  }
  var forces: Factory<ForceModel> { self { ForceModel(self.parts) } }
  var integrator: Factory<Integrator> { self { Integrator(self.parts) } }
}

let integrator = Container().integrator()
var probe = State(position: 1, velocity: 0.2)
for _ in 0..<100 { probe = integrator.advance(probe) }
print(probe.position)
