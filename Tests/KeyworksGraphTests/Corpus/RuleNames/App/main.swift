// why: rules name factories with patterns; methods and lists count as ways too.
import Keyworks

let app = Container()
print(app.homeScreen().refresh(), app.pictureScreen().name, app.modelScreen().name)
print(app.billing().invoice, app.billingArchive())
