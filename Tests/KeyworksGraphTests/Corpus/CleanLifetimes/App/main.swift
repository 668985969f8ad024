// why: every lifetime keeps only what lives as long as itself, or longer.
import Keyworks

let orchard = Container.shared
print(orchard.evening(), orchard.heldBasket().apples.count, orchard.ladder().sky)
orchard.reset(scope: .harvest)
Container.resetSingletons()
