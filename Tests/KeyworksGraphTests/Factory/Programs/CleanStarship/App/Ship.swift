import FactoryKit

protocol Logger {
  func log(_ text: String)
}

struct FileLogger: Logger {
  let file: String
  func log(_ text: String) { print("\(file): \(text)") }
}

struct PrefixLogger: Logger {
  let prefix: String
  let next: Logger
  func log(_ text: String) { next.log("[\(prefix)] \(text)") }
}

protocol Logging {}
extension Logging {
  var logger: Logger { Container.shared.logger() }
}

struct Crew {
  let members: [String]
}

class Drive: Logging {
  fileprivate var ready = false
  init() { setup() }
  func setup() {
    ready = Container.shared.bridge().isManned
  }
  func engage() { logger.log(ready ? "engaged" : "not ready") }
}

final class WarpDrive: Drive {
  private var factor = 1
  override func setup() { ready = true }
  override func engage() {
    factor += 1
    super.engage()
  }
}

final class Bridge: Logging {
  private let drive: Drive
  private let crew: Crew
  init(drive: Drive, crew: Crew) {
    self.drive = drive
    self.crew = crew
    logger.log("bridge open")
  }
  var isManned: Bool { !crew.members.isEmpty }
  func go() { drive.engage() }
}

@main
struct Starship {
  static func main() {
    Container.shared.bridge().go()
    let shuttle = Drive()
    shuttle.engage()
  }
}
