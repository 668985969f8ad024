// why: a function and an object resolve under the variant of the code that calls or makes them.
import Keyworks

enum Stage: Variant { case staging, live }

extension Container {
  var host: Factory<String> { self { "live" }.when(Stage.staging) { "staging" } }
  var client: Factory<String> { self { self.host() }.cached }  // expect: variant page client host
  var page: Factory<String> { self { self.client() } }
  var port: Factory<Int> { self { 80 }.when(Stage.staging) { 8080 } }
  var socket: Factory<Int> { self { self.port() }.singleton }  // expect: variant server socket port
  var server: Factory<Int> { self { self.socket() } }
  // The function resolves it under no stage.
  var path: Factory<String> { self { "/" }.when(Stage.staging) { "/staging" } }
  var route: Factory<String> { self { self.path() }.cached }
  var link: Factory<String> { self { self.route() } }
}

struct View {
  @Injected(\.page) var page
}

func listen() { print(Container.shared.server()) }
func follow() { print(Container.shared.link.without(Stage.self)()) }

let stage = Stage.staging
Container.shared.with(stage) { _ in print(View().page) }
Container.shared.with(Stage.staging) { _ in
  listen()
  follow()
}
print(Container.shared.link())
