// missed: A leak through another object of a registered body
import Keyworks

final class Box: Sendable {
  let container: Container
  init(_ container: Container) { self.container = container }
}

extension Container {
  var host: Factory<String> { self { "example.org" } }
  var link: Factory<String> { self { "https://localhost" } }
}

func serve() -> String {
  let app = Container()
  let box = Box(app)
  // The container keeps this body, which keeps the box, which keeps the container.
  app.link.register { "https://\(box.container.host())" }
  return app.link()
}

print(serve())
