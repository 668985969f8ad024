// why: generic types and functions with one base but different arguments are different.
import Keyworks

let container = Container()
print(container.cover().two, container.copies(), container.sleeves(), container.back().get())
print(container.front().get(), container.repository(of: Album.self)().all().count)
