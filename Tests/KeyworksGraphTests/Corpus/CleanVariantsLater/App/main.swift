// why: what resolves later is called outside of the `with`, or under variants of its own.
import Keyworks

enum Stage: Variant { case production, staging }

struct Form {
  let store: () -> String
  func run() -> String { store() }
}
struct Intake {
  let unit: Provider<String>
  func run() -> String { unit() }
}

extension Container {
  var host: Factory<String> { self { "production" }.when(Stage.staging) { "staging" } }
  var store: Factory<String> { self { self.host() }.cached }
  // A closure does not keep the variants in force where it is made.
  var form: Factory<Form> { self { Form(store: { self.store() }) } }
  // The closure that the cached instance keeps runs under the variants of its caller.
  var desk: Factory<Form> { self { Form { [unowned self] in self.host() } }.cached }
  var office: Factory<[Form]> { self { [self.desk()] } }

  var unit: Factory<String> { self { self.host() }.cached }
  var varying: Factory<String> { self { self.host() }.cached.varies(by: Stage.self) }
  var ignoring: Factory<String> { self { self.host() }.cached.ignoring(Stage.self) }
  var pair: Factory<[Intake]> {
    self { [Intake(unit: self.provider(\.varying)), Intake(unit: self.provider(\.ignoring))] }
  }
  var plain: Factory<Intake> { self { Intake(unit: self.provider(\.unit)) } }
}

let app = Container()
let form = app.with(Stage.staging) { $0.form() }
print(form.run(), app.form.under(Stage.staging)().run())
print(app.with(Stage.staging) { $0.office()[0].run() })
print(app.with(Stage.staging) { $0.pair()[0].run() }, app.plain().run())
