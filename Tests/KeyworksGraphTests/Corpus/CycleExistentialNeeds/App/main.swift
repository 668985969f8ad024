// why: an initialiser takes any container that has what it needs, a generic function likewise.
import Keyworks

let atlases = AtlasContainer()
print(atlases.atlas().tiles.tile(1, 2))
