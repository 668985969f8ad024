import Keyworks

public protocol Column: Sendable {
  var headline: String { get }
}

public protocol Department {
  static func register(in container: Container)
}

extension Container {
  public static var columns: Tags<any Column> { Tags() }
  public var editor: Factory<String> { promised() }
  public var deadline: Factory<Int> { promised() }  // expect: promise deadline
}
