// why: singletons resolve instances with shorter lifetimes each time they need them, or hold them weakly.
import Keyworks

let bank = Container.shared
print(bank.teller().serve(), bank.vault().open(), bank.vault().guardian, bank.bell()())
print(bank.ownCounter().number, bank.doorNumber(), bank.sign().text)
print(bank.queue().next?.name ?? "", bank.ticket().customer.name, bank.intercom()())
print(bank.doorbell()(), bank.gong()())
