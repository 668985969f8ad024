// why: a singleton gathers a list with members that are cached, one of them contributed.
import Keyworks
import Local
import Stories

addLocalStories(to: .shared)
print(Container.shared.digest().titles, Container.shared.feed().first)
print(Container.shared.summary())
