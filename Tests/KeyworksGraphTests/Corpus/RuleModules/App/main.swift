// why: features reach the database directly, through others, lazily and through providers.
import FeatureEdit
import FeatureList
import Keyworks

let container = Container.shared
print(container.noteList().titles, container.samples().titles, container.preview().count)
print(container.editor().first)
