import FactoryKit

Setup.start()
let till = Container.shared.till.resolve()
till.checkout(["coffee": 280, "bun": 190])
