// missed: A cycle through arguments, an `id:`, a variant, or a computed context value, since such a
// recursion could end
import Keyworks

/// Boxes in boxes: box n contains box n - 1.
extension Container {
  var thickness: Factory<Int> { self { 2 }.cached }

  // It should be `self.size(n - 1)`: every size but 0 needs itself.
  var size: ParameterFactory<Int, Int> {
    self { n in n == 0 ? 0 : self.size(n) + self.thickness() }
  }
}

for n in 0...3 {
  print("box", n, "has the size", Container.shared.size(n))
}
