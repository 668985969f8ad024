// why: promises whose bodies are for variants, their own and those of another module.
import Acme
import Brands
import Keyworks

let container = Container.shared
Acme.register(in: container)
let acme = VariantChoice.exactly(Brand.acme)
print(container[\.theme, under: acme], container[\.logo, under: acme], container[\.slogan, .acme])
print(container[\.price, 3, under: .exactly(Brand.plain)])
print((try? container[\.licence, under: .exactly(Brand.plain)]) ?? "none")
print(await container[\.banner, under: .exactly(Brand.plain)])
