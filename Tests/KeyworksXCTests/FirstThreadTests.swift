// A sanitizer makes each frame so large that the message itself has no room.
#if os(Linux) && !KEYWORKS_SANITIZED
  import Foundation
  import Keyworks
  import XCTest

  /// XCTest runs these tests on the first thread of the process, whose stack the library finds in a way of its
  /// own.
  final class FirstThreadTests: XCTestCase {
    func testADeepRecursionStopsBeforeItOverflowsTheStackOfTheFirstThread() throws {
      if ProcessInfo.processInfo.environment[Self.request] != nil {
        XCTFail("\(Depths().below(1_000_000)) levels fit on the stack")
        return
      }
      let (child, errors) = (Process(), Pipe())
      // Without a limit, the stack would have no end.
      child.executableURL = URL(filePath: "/bin/sh")
      child.arguments = [
        "-c", "ulimit -S -s 8192 && exec \"$@\"", "sh",
        "/proc/\(ProcessInfo.processInfo.processIdentifier)/exe",
        "KeyworksXCTests.FirstThreadTests/\(name.split(separator: ".").last ?? "")",
      ]
      child.environment = ProcessInfo.processInfo.environment.merging([
        Self.request: "1", "SWIFT_BACKTRACE": "enable=no",
      ]) { $1 }
      (child.standardOutput, child.standardError) = (FileHandle.nullDevice, errors)
      try child.run()
      let output = String(
        decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      child.waitUntilExit()
      XCTAssertEqual(child.terminationReason, .uncaughtSignal)
      XCTAssert(output.contains("KiB of this thread's stack are left"), output)
    }

    private static let request = "KEYWORKS_TEST_RECURSION"
  }

  private final class Depths: ManagedContainer {
    let manager = ContainerManager()
    var below: ParameterFactory<Int, Int> { self { $0 == 0 ? 0 : 1 + self.below($0 - 1) } }
  }
#endif
