// missed: A contribution that never runs, in an inherited initializer that nothing calls
import Keyworks

extension Container {
  var cut: Factory<String> { self { "cut" } }
  var sand: Factory<String> { self { "sand" } }

  static var steps: Tags<String> { [Tagged(\.cut)] }
}

class Finish {
  let coats: Int
  init(coats: Int) { self.coats = coats }
  init(coats: Int, in container: Container) {
    self.coats = coats
    container.contribute(Tagged(\.sand), to: \.steps)
  }
}

final class Sanding: Finish {}

// It should be Sanding(coats: 2, in: .shared), which contributes the step.
let sanding = Sanding(coats: 2)
print(sanding.coats, "times", Container.shared.sand())
print(Container.shared[\.steps])  // ["cut"]
