import Keyworks
import KeyworksUI

@main struct Bar {
  @MainActor static func main() async {
    let bar = Container.shared
    let remote = bar.remote()
    remote.louder()
    print(captions(in: bar), bar.sleeve().art)
    await evening(bar)
    closing()
  }

  nonisolated static func closing() {
    // Called on the main actor, and no factory.
    MainActor.assumeIsolated { print(Container.shared.player().volume) }
  }
}

nonisolated func evening(_ bar: Container) async {
  let later = bar.provider(\.player)
  let player = await bar.slot(7)
  await MainActor.run { player.volume = later().volume }
  print(await player.caption)
}
