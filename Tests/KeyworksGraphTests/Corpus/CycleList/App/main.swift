// why: a page gathers a list, and a member of the list needs the page.
import Keyworks

print(Container.shared.frontPage().count)
