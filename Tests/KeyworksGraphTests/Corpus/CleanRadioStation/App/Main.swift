import Keyworks

@main enum Radio {
  static func main() {
    let container = Container.shared
    print(container.transmitter().studio.onAir())
    let programme = container.programme()
    print(programme.moderator.announce())
  }
}
