import Keyworks
import KeyworksUI

@main
enum Evening {
  static func main() async {
    let house = Container()
    let show = await Task.detached { house.programme() }.value
    print(show.level, show.acts)
  }
}
