// why: one name in three containers and two modules; taken for one they would be cycles.
import Keyworks

print(Container.shared.desk(), Harbour.shared.desk())
print(Container.shared.sign())
