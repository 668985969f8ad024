import Keyworks
import KeyworksAsync

public actor Queue {
  var jobs: [String] = []
  public init() {}
  public func drain() { jobs = [] }
}

public class Station: ManagedContainer, @unchecked Sendable {
  public let manager = ContainerManager()
  public init() {}
}

public final class Job: ManagedContainer {
  public let manager: ContainerManager
  let station: Station
  public init(_ station: Station) { (self.station, manager) = (station, ContainerManager(parent: station)) }
}

extension Station {
  public var queue: Factory<Queue> { self { Queue() }.cached.teardown { await $0.drain() } }
  public var watchers: ParameterFactory<Int, Queue> {
    self { _ in Queue() }.cached.teardown { await $0.drain() }
  }
}

extension Job {
  public var pages: AsyncFactory<Queue, any Error> {
    self.async {
      _ = self.station.queue()
      return Queue()
    }.teardown { queue, outcome in
      if case .failed = outcome { await queue.drain() }
    }
  }
}

extension ManagedContainer {
  /// Closes any container, from a helper.
  public func finish() async { try? await self.close(.returned, deadline: .seconds(1)) }
}
