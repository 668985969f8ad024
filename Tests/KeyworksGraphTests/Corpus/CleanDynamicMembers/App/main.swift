// why: members and key paths are looked up dynamically.
import Keyworks

let services = Services(container: Container())
print(services.integerReader("ff"), services.integerReader("?"))
print(services.flagReader("yes"))
print(services.integerLists.decode("a,b,zz,10") ?? [])
print(services.flagLists.decode("yes,no") ?? [])
