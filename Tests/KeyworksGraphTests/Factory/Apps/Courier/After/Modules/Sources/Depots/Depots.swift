// swift-format-ignore-file
public import Keyworks

public struct Depot: Hashable, Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

public protocol DepotService: Sendable {
  func depots() async throws -> [Depot]
}

public protocol Logger: Sendable {
  func log(_ text: String)
}

public struct PrintLogger: Logger {
  public init() {}
  public func log(_ text: String) { print(text) }
}

public struct NoLogger: Logger {
  public init() {}
  public func log(_ text: String) {}
}

public struct Settings: Sendable {
  public var host = "courier.example"
  public var retries = 3
  public init() {}
}

public struct OfflineDepotService: DepotService {
  public init() {}
  public func depots() async throws -> [Depot] { [Depot(name: "Harbour")] }
}

struct RemoteDepotService: DepotService {
  let settings: Settings
  let logger: any Logger

  func depots() async throws -> [Depot] {
    logger.log("asks \(settings.host)")
    return []
  }
}

public final class DepotCache: Sendable {
  public init() {}
}

/// The factories that every module uses.
public final class DepotContainer: SharedContainer {
  public static let shared = DepotContainer()
  public let manager = ContainerManager()
  public init() {}
}

extension DepotContainer {
  public var settings: Factory<Settings> {
    self { Settings() }.cached
  }

  public var logger: Factory<any Logger> {
    self { PrintLogger() }
      .on(.test) { NoLogger() }
      .on(.argument("-quiet")) { NoLogger() }
      .singleton
  }

  public var depots: Factory<any DepotService> {
    self {
      RemoteDepotService(settings: self.settings(), logger: self.logger())
    }
    .on(.argument("-offline")) { OfflineDepotService() }
    .on(.preview) { OfflineDepotService() }.on(.test) { OfflineDepotService() }
    .scope(.shift)
  }

  public var depotCache: Factory<DepotCache> { self { DepotCache() }.scope(.shift) }
}

extension Scope {
  public static let shift = Scope("shift")
  static let window = Scope("window", isWeak: true)
}
