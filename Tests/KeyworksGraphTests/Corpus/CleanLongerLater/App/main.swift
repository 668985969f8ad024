// why: singletons resolve instances with shorter lifetimes each time they need them, and store none.
import Keyworks

let bank = Container.shared
print(bank.teller().serve(), bank.vault().open(), bank.vault().guardian, bank.bell()())
print(bank.ownCounter().number, bank.doorNumber(), bank.sign().text)
