// missed: A leak through an `override` that captures the container
import Keyworks

extension Container {
  var host: Factory<String> { self { "example.org" } }
  var link: Factory<String> { self { "https://localhost" } }
}

func serve() -> String {
  let app = Container()
  // Nobody reverts it: the container keeps this body, which keeps the container.
  app.link.override { "https://\(app.host())" }
  return app.link()
}

print(serve())
