// why: factories with arguments and functions capture, and are captured, like others.
import Keyworks

extension Scope {
  static let request = Scope("request")
}

final class Client: Sendable {
  let region: String
  let key: String
  init(region: String, key: String) {
    self.region = region
    self.key = key
  }
}

struct Fleet: Sendable {
  let clients: [Client]
}

extension Container {
  var key: Factory<String> { self { "k-1" }.scope(.request) }
  var client: ParameterFactory<String, Client> {  // expect: captive client key
    self { region in Client(region: region, key: self.key()) }.cached
  }
  func pooled(_ region: String) -> Factory<Client> {
    self(id: region) { Client(region: region, key: "none") }.cached
  }
  var fleet: Factory<Fleet> {  // expect: captive fleet pooled
    self { Fleet(clients: ["eu", "us"].map { self.pooled($0)() }) }.singleton
  }
  var unkept: ParameterFactory<Int, Client> {
    self { number in Client(region: "\(number)", key: self.key()) }
  }
  var depot: Factory<Client> { self { self[\.unkept, 3] }.cached }  // expect: captive depot unkept key
}

let net = Container()
print(net.client("eu").key, net.fleet().clients.map(\.region), net[\.depot].region)
