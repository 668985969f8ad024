// why: every lifetime caches only instances that live as long or longer.
import Keyworks

let orchard = Container.shared
print(orchard.evening(), orchard.heldBasket().apples.count, orchard.ladder().sky)
orchard.reset(scope: .harvest)
Container.shared.reset(scope: .singleton)
