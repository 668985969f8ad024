import Keyworks

public protocol Transport: Sendable {
  func send(_ text: String)
}

extension Container {
  public var transport: Factory<any Transport> { promised().cached }  // expect: captive transport cookies
  public var outbox: Factory<Outbox> { self { Outbox(transport: self.transport()) } }
}

public struct Outbox: Sendable {
  let transport: any Transport
  public func send(_ text: String) { transport.send(text) }
}
