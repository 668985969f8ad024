// missed: A second registration in a method of another object
import Keyworks

struct Assembly {
  let container: Container
  func rainySeason() { container.coat.register { "raincoat" } }
  func drySeason() { container.coat.register { "jacket" } }
}

extension Container {
  var coat: Factory<String> { promised() }
}

let assembly = Assembly(container: .shared)
assembly.rainySeason()
assembly.drySeason()  // This replaces the raincoat.
print(Container.shared.coat())
