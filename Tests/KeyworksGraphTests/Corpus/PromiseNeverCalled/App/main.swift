// why: only functions that nothing calls register the promises, so the program always stops.
import Keyworks

extension Container {
  var environment: Factory<String> { promised() }  // expect: promise environment
  var region: Factory<String> { promised() }  // expect: promise region
  var server: Factory<String> { self { "\(self.environment()) \(self.region())" } }

  func configure() {  // expect: wiring environment
    environment.register { "production" }
  }

  func configureAll() {  // expect: wiring region
    configureRegion()
  }

  private func configureRegion() {
    region.register(with: "north")
    if region().isEmpty { configureRegion() }
  }
}

print(Container.shared.server())
