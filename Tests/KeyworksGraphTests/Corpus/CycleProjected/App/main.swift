// why: the projected value of a wrapper from another module.
import Keyworks
import Wrappers

struct Sheet {
  @Measured var width = 3
  func drawn() -> Int { $width }
}

Container.shared.ruler.register { Sheet().drawn() }
print(Container.shared.scale())
