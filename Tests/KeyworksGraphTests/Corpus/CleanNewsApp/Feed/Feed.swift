import Keyworks

public protocol Source: Sendable { func headlines() -> [String] }
public struct Reader: Sendable {
  let source: any Source
  let limit: Int
  public func page() -> [String] { Array(source.headlines().prefix(limit)) }
}

extension Container {
  public var source: Factory<any Source> { promised() }
  public var limit: Factory<Int> { promised() }
  public var edition: Factory<String> { promised() }
  public var footer: ParameterFactory<Int, String> { promised() }
  public var reader: Factory<Reader> { self { Reader(source: self.source(), limit: self.limit()) }.cached }
}

public protocol FeedModule {
  static func install(in container: Container)
}
