// why: an injected constant is kept as long as its owner, also under variants.
import Keyworks

final class Session: Sendable {
  let user = "Ada"
}

enum Stage: Variant { case staging, production }

final class Uploads: Sendable {
  let session = Container.injected(\.session)
}

final class Mirror: Sendable {
  let session: Session
  let name: String
  init() {
    session = Container.injected(\.session, under: Stage.staging)
    name = Container.injected(\.session).user
  }
}

final class Album: Sendable {
  let page = Container.injected(\.page, 3)
}

final class Page: Sendable {
  init(_ number: Int) {}
}

extension Container {
  var page: ParameterFactory<Int, Page> { self { Page($0) }.cached }
  var album: Factory<Album> { self { Album() }.singleton }  // expect: captive album page
  var session: Factory<Session> { self { Session() }.cached.varies(by: Stage.self) }
  var uploads: Factory<Uploads> { self { Uploads() }.singleton }  // expect: captive uploads session
  var mirror: Factory<Mirror> { self { Mirror() }.singleton }  // expect: captive mirror session
}

print(Container.shared.uploads(), Container.shared.album(), Container.shared.mirror())
