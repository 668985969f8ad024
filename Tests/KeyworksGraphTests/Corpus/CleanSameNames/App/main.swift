// why: three containers and two modules share one name; confusing them would close cycles.
import Keyworks

print(Container.shared.desk(), Harbour.shared.desk())
print(Container.shared.sign())
