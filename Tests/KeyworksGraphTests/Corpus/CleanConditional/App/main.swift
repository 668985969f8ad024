// why: the branches that are not compiled hold cycles, captives, a promise and a double member.
import Keyworks

let container = Container()
print(container.store().name, container.cloud(), container.book().pages)
#if TRIAL
  print(container.reminder())
#endif
print(container.index())
