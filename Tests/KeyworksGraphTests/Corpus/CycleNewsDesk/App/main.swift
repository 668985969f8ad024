// why: column → photoDesk (wrapper) → captions (default argument) → frontPage → column.
import Keyworks

let page = Container.shared.frontPage()
print(page.teaser)
print(page.column.body)
