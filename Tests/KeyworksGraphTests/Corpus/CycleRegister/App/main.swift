// why: the app registers a body for a promise, and the body needs a factory that needs the promise.
import Keyworks
import Loading

print(Container.shared.catalog().page("fern"))
