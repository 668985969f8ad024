import Keyworks
import Yard

struct TeakDeck: Deck {
  let planks: Int
}

struct Carpenters: Trade {
  let planks: Int

  func fitOut(_ yard: Container) {
    let planks = planks
    yard.deck.register { TeakDeck(planks: planks) }
  }
}
