// missed: A container that is never closed, if another container of its type is closed
import Keyworks
import KeyworksAsync

actor Database {
  func shutdown() { print("closed") }
}

extension Container {
  var database: Factory<Database> { self { Database() }.cached.teardown { await $0.shutdown() } }
}

try await withContainer(Container()) { app in
  _ = app.database()
}

// Nobody closes this one, and the program ends before its database is torn down.
let backup = Container()
_ = backup.database()
print("done")
