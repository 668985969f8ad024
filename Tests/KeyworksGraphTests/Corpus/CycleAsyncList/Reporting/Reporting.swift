import Keyworks
import Serving

struct Reports: Service {
  let server: Server
  func run() async {}
}

extension Container {
  var reports: AsyncFactory<Reports, any Error> { self.async { Reports(server: try await self.server()) } }
  var summary: AsyncFactory<Int, any Error> { self.async { try await self.queue() } }

  public func addReports() {
    contribute(\.reports, priority: 5, to: \.services) { $0 }
    contribute(\.summary, to: \.jobs)
  }
}
