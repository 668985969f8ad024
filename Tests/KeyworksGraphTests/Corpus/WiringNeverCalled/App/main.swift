import Keyworks
import Todos

print(Container.shared[\.routes].map(\.path))
