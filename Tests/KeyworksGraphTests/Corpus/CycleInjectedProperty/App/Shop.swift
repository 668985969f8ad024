// why: two classes inject each other with @Injected, from a container of the app's own.
import Keyworks

@main struct Shop {
  static func main() {
    print(ShopContainer.shared[\.cart].total)
  }
}
