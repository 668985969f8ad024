// why: singletons reach what lives shorter each time they need it, and keep none of it.
import Keyworks

let bank = Container.shared
print(bank.teller().serve(), bank.vault().open(), bank.vault().guardian, bank.bell()())
print(bank.ownCounter().number, bank.doorNumber(), bank.sign().text)
