import Keyworks

public struct Frame: Sendable {
  public let bytes: [UInt8]
  public init(_ text: String) { bytes = Array(text.utf8) }
}

public protocol Codec: Sendable {
  func encode(_ text: String) -> Frame
}

struct PlainCodec: Codec {
  func encode(_ text: String) -> Frame { Frame(text) }
}

extension SharedContainer {
  public var codec: Factory<any Codec> { self { PlainCodec() }.singleton }
  public var frameLimit: Factory<Int> { self { 4096 } }
}
