// why: an initialiser and a generic function take any container that fulfills their needs.
import Keyworks

let atlases = AtlasContainer()
print(atlases.atlas().tiles.tile(1, 2))
