// why: a longer lifetime keeps a shorter one, for three pairs of lifetimes.
import Keyworks

let library = Container()
print(library.catalog().reader.name, library.search().theme.name)
print(library.shelf().settings.theme.name)
