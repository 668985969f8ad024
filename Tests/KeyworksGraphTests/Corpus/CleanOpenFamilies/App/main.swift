// why: promises whose bodies are for variants, their own and those of another module.
import Acme
import Brands
import Keyworks
import KeyworksAsync

let container = Container.shared
Acme.register(in: container)
let acme = Brand.acme
print(container.theme.under(acme)(), container.logo.under(acme)(), container[\.slogan, .acme])
print(container.price.under(Brand.plain)(3))
print((try? container.licence.under(Brand.plain)()) ?? "none")
print(await container.banner.under(Brand.plain)())
