// why: what the app registers for a promise needs the factory that waits for the promise.
import Keyworks
import Loading

print(Container.shared.catalog().page("fern"))
