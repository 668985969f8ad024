// why: static and global values and default arguments resolve, but no build reads them.
import Keyworks

print(Banner.preview.text, Banner.current.size, firstBanner.text, Sizes.large)
print(Poster.wall.name, hang(Container.shared.poster()))
print(Container.shared.quoted().text, Container.shared.sizes())
