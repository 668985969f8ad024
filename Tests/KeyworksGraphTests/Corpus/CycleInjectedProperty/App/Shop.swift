// why: two classes inject each other with @Injected, from a container type of the app.
import Keyworks

@main struct Shop {
  static func main() {
    print(ShopContainer.shared[\.cart].total)
  }
}
