import Synchronization

/// The lamp, which tells somebody when a bulb goes out.
public final class Beacon: Sendable {
  public typealias Report = @Sendable (_ fault: String) -> Void

  private let bulbs: Mutex<Int>
  private let report: Report

  public init(bulbs: Int, reportingTo report: @escaping Report) {
    self.bulbs = Mutex(bulbs)
    self.report = report
  }

  public func flash(failing: Bool = false) {
    guard failing else { return }
    let left = bulbs.withLock {
      $0 -= 1; return $0
    }
    report("\(left) bulbs left")
  }
}
