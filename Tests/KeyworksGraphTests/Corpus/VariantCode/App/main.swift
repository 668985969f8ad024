// why: a function and an object resolve under the variant of the code that calls or makes them, also
// if a local name chooses it.
import Keyworks

enum Stage: Variant, CaseIterable { case staging, live }
enum Mode: Variant { case day, night }

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
  var name: Factory<String> { self { "name" }.when(Stage.staging) { "test" } }
  var title: Factory<String?> { self { self.name() }.cached }  // expect: variant header title name
  var header: Factory<String> { self { self.title() ?? "" } }
  var text: Factory<String> { self { "text" }.when(Stage.staging) { "test" } }
  var footer: Factory<String> { self { self.text() }.cached }  // expect: variant article footer text
  var article: Factory<String> { self { self.footer() } }
  // Only a mode is chosen for it.
  var notice: Factory<String> { self { self.text() }.cached }
  var letter: Factory<String> { self { self.notice() } }
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
func show(in stage: Stage) { print(Container.shared.header.under(stage)()) }
func show(by mode: Mode) {
  print(Container.shared.letter.under(mode)())
  [mode].map { stage in Container.shared.letter.under(stage)() }.forEach { print($0) }
}
show(in: .live)
show(by: .night)
for chosen in Stage.allCases { print(Container.shared.with(chosen) { $0.article() }) }
print(Container.shared.link())
