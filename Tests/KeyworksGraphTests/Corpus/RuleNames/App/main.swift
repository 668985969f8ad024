// why: rules name factories with patterns; paths through methods and lists count.
import Keyworks

let app = Container()
print(app.homeScreen().refresh(), app.pictureScreen().name, app.modelScreen().name)
print(app.billing().invoice, app.billingArchive())
