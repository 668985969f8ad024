// why: the only registration is in code that is not compiled; text that looks like a registration is none.
import Keyworks
import Maps

#if PREVIEW
  Container.shared.style.register { Style(name: "preview") }
#endif
// Container.shared.style.register { Style(name: "old") }
print("style.register { Style(name: \"new\") }")

print(Container.shared.map())
