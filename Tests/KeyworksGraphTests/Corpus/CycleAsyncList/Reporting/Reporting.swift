import Keyworks
import KeyworksAsync
import Serving

struct Reports: Service {
  let server: Server
  func run() async {}
}

extension Container {
  var reports: AsyncFactory<Reports, any Error> { self.async { Reports(server: try await self.server()) } }
  var summary: AsyncFactory<Int, any Error> { self.async { try await self.queue() } }

  public func addReports() {
    contribute(Tagged(\.reports, priority: 5) { $0 }, to: \.services)
    contribute(Tagged(\.summary), to: \.jobs)
  }
}
