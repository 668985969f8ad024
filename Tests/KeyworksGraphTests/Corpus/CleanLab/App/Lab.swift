import Keyworks

struct Sample: Sendable { let id: Int }
final class Centrifuge: Sendable {
  let experiment: Experiment
  init(experiment: Experiment) { self.experiment = experiment }
  func spin() -> [String] { experiment.steps.map { "\($0.title): \($0.run())" } }
  var speed: Int { 4_000 }
}

extension Container {
  var isCold: Factory<Bool> { self { true } }
  var sample: Factory<Sample> { self { Sample(id: self.centrifuge().speed / 1_000) } }

  var centrifuge: Factory<Centrifuge> {
    self {
      let (sample, machine) = (self.provider(\.sample), self.provider(\.centrifuge))
      return Centrifuge(
        experiment: Experiment {
          if self.isCold() { Step("cool") { "4 degrees" } }
          for round in 1...2 {
            Step("round \(round)") { "sample \(sample().id)" }
          }
          Step("stop") { "from \(machine().speed)" }
        })
    }
    .cached
  }
}
