// why: providers, and closures that run inside a `with`, carry the stage past cached factories.
import Keyworks
import KeyworksAsync

enum Stage: Variant { case production, staging }

struct Intake {
  let unit: Provider<String>
  func run() -> String { unit() }
}
struct Report {
  let archive: AsyncProvider<String, any Error>
  func run() async throws -> String { try await archive() }
}
struct Form {
  let store: () -> String
  func run() -> String { store() }
}
struct Page {
  let footer: Factory<String>
  func run() -> String { footer() }
}

final class RequestContainer: ManagedContainer {
  let manager: ContainerManager
  let app: Container
  init(_ app: Container) {
    self.app = app
    manager = ContainerManager(parent: app)
  }
}
extension RequestContainer {
  var intake: Factory<Intake> { self { Intake(unit: self.app.provider(\.gate)) } }
}

extension Container {
  var host: Factory<String> { self { "production" }.when(Stage.staging) { "staging" } }
  var unit: Factory<String> {  // expect: variant intake unit host
    self { self.host() }.cached
  }
  var intake: Factory<Intake> { self { Intake(unit: self.provider(\.unit)) } }

  // The provider does not call the factory below it under the stage either.
  var pump: Factory<Provider<String>> {  // expect: variant engine pump host
    self { self.provider(\.host) }.cached
  }
  var engine: Factory<Provider<Provider<String>>> { self { self.provider(\.pump) } }

  var archive: AsyncFactory<String, any Error> {  // expect: variant report archive host
    self.async { self.host() }.cached
  }
  var report: Factory<Report> { self { Report(archive: self.provider(\.archive)) } }

  var gate: Factory<String> {  // expect: variant intake gate host
    self { self.host() }.cached
  }

  var store: Factory<String> {  // expect: variant form store host
    self { self.host() }.cached
  }
  var form: Factory<Form> { self { Form(store: { self.store() }) } }

  var footer: Factory<String> {  // expect: variant page footer host
    self { self.host() }.cached
  }
  var page: Factory<Page> { self { Page(footer: self.footer) } }
}

let app = Container()
print(app.with(Stage.staging) { $0.intake().run() })
print(app.engine.under(Stage.staging)()()())
let report = app.report.under(Stage.staging)()
print(try await report.run())
print(RequestContainer(app).with(Stage.staging) { $0.intake().run() })
print(app.with(Stage.staging) { $0.form().run() })
print(
  app.with(Stage.staging) { app in
    let page = app.page()
    return page.run()
  })
