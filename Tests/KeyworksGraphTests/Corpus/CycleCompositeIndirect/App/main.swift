// why: a composite gathers its list through another factory, and receives itself.
import Keyworks

protocol Channel: Sendable {
  func send(_ text: String) -> Int
}

struct Mail: Channel {
  func send(_ text: String) -> Int { text.count }
}

struct All: Channel {
  let channels: [any Channel]
  func send(_ text: String) -> Int { channels.reduce(0) { $0 + $1.send(text) } }
}

extension Container {
  var mail: Factory<any Channel> { self { Mail() }.cached }
  var everywhere: Factory<any Channel> {  // expect: cycle everywhere others
    self { All(channels: self.others()) }.cached
  }
  var others: Factory<[any Channel]> { self { self[\.channels] } }

  // This one gathers in its own body, so it leaves itself out, and is in no cycle.
  var nearby: Factory<any Channel> { self { All(channels: self[\.nearChannels]) }.cached }

  static var channels: Tags<any Channel> { [Tagged(\.mail), Tagged(\.everywhere)] }
  static var nearChannels: Tags<any Channel> { [Tagged(\.mail), Tagged(\.nearby)] }
}

let office = Container()
print(office.nearby().send("lunch"))
print(office.everywhere().send("lunch"))
