import Factory
import Keyworks

@main struct App {
  static func main() { _ = Container.shared.press() }
}
