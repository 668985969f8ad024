import Keyworks
import KeyworksAsync

public actor Link {
  private var open = true
  static func dial(_ box: String) async throws -> Link {
    try await Task.sleep(for: .milliseconds(box.count))
    return Link()
  }
  public func axles(in section: String) -> Int { open ? section.count * 4 : 0 }
  func hangUp() {
    open = false
    print("link closed")
  }
}

public struct SectionLog: Sendable {
  let link: Link
  public func line(for section: String) async -> String {
    "\(section): \(await link.axles(in: section)) axles"
  }
  func flush() { print("log flushed") }
}

extension Container {
  /// The box answers one caller at a time, so the whole process shares the line.
  public var link: AsyncFactory<Link, any Error> {  // expect: teardown link
    self.async { try await Link.dial("Ashford IECC") }.singleton.teardown { await $0.hangUp() }
  }

  public var sectionLog: AsyncFactory<SectionLog, any Error> {
    self.async { SectionLog(link: try await self.link()) }.cached.teardown { $0.flush() }
  }
}
