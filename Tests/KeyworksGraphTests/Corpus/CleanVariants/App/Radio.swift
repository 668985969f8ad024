import Keyworks

enum Region: Variant, CaseIterable {
  case north, south
}

struct Brand: Variant {
  let name: String
}

extension Brand {
  static let plain = Brand(name: "plain")
  static let gold = Brand(name: "gold")
}

final class Sender: Sendable {
  let frequency: Int
  init(_ frequency: Int) { self.frequency = frequency }
}

struct Programme: Sendable {
  let sender: Sender
  let hosts: [String]
}

struct Dial {
  @Injected(\.sender, under: Region.north) var north
  @LazyInjected(\.sender, under: Region.south) var south
  @Injected(\.bareJingle) var jingle
}
