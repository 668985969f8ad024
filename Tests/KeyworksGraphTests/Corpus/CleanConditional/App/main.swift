// why: the branches that are not compiled contain cycles, captives, a promise and a duplicate member.
import Keyworks

let container = Container()
print(container.store().name, container.cloud(), container.book().pages)
#if TRIAL
  print(container.reminder())
#endif
print(container.index())
