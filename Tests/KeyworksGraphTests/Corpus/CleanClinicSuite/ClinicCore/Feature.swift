import Keyworks

public protocol Feature {
  associatedtype Settings
  static var settings: Settings { get }
  static func install(_ settings: Settings, in container: Container)
}

public struct Suite {
  private let container: Container
  public init(in container: Container) { self.container = container }

  public func callAsFunction<each F: Feature>(_ features: repeat (each F).Type) {
    repeat add(each features)
  }

  private func add<F: Feature>(_ feature: F.Type) { feature.install(F.settings, in: container) }
}

public protocol Imager: Sendable { func image(of part: String) -> String }
public protocol Reader: Sendable { func findings(in image: String) -> [String] }

public struct Diagnosis: Sendable {
  private let imager: any Imager
  private let reader: any Reader
  init(_ container: Container) { (imager, reader) = (container.imager(), container.reader()) }

  public func diagnose(_ part: String) -> String {
    reader.findings(in: imager.image(of: part)).joined(separator: ", ")
  }
}

extension Container {
  public var imager: Factory<any Imager> { promised() }
  public var reader: Factory<any Reader> { promised() }
  public var diagnosis: Factory<Diagnosis> { self { Diagnosis(self) } }
}
