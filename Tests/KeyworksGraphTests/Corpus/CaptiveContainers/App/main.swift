// why: a singleton of one container keeps what another container has cached.
import Keyworks

print(ShopContainer.shared.till(), ShopContainer.shared.counter())
print(ShopContainer.shared.formatter())
