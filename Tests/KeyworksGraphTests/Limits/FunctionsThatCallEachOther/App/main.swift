// missed: Contributing functions that only call each other
import Keyworks

extension Container {
  var cut: Factory<String> { self { "cut" } }
  var sand: Factory<String> { self { "sand" } }
  var paint: Factory<String> { self { "paint" } }

  static var steps: Tags<String> { [Tagged(\.cut)] }
}

/// Each finish adds its step, and the other one above it. But `main` forgets to begin.
func addSanding(_ coats: Int, to container: Container) {
  container.contribute(Tagged(\.sand), to: \.steps)
  if coats > 0 { addPaint(coats, to: container) }
}

func addPaint(_ coats: Int, to container: Container) {
  container.contribute(Tagged(\.paint), to: \.steps)
  addSanding(coats - 1, to: container)
}

print("tools to", Container.shared.sand(), "and to", Container.shared.paint())
print(Container.shared[\.steps])  // ["cut"]
