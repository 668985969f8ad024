// why: a singleton of one container captures a cached instance of another container.
import Keyworks

print(ShopContainer.shared.till(), ShopContainer.shared.counter())
print(ShopContainer.shared.formatter())
