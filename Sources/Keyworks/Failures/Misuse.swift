/// A programmer error that stops the program.
package struct Misuse {
  fileprivate let message: String
  /// The place in the source that the error points at. If it is nil, the error points at the
  /// factory under construction.
  fileprivate let site: Place?

  /// Describes the cycle that arises if a frame waits for a build that needs the frame itself.
  ///
  /// - Parameter waiters: The waiters of other threads or tasks that are part of the loop.
  static func cycle(_ frame: Frame, _ builder: Resolution, _ waiters: [Resolution.WaiterPath])
    -> Misuse
  {
    // A waiting task may itself be inside the build that it waits for.
    let outer = frame.andOuter.dropFirst().first { $0 == builder.frame }
    return outer.map { .cycleOnPath(frame, from: $0) } ?? .cycleAcrossThreads(frame, waiters)
  }

  /// Stops the program with the message, in debug and release builds. It is not inlined, because
  /// that would take registers from the paths that continue.
  @inline(never)
  package func stop() -> Never {
    Frame.innermostIfAny?.passes(.stopped(message))
    end()
  }

  /// Stops the program without telling anybody.
  func end() -> Never {
    let site = site ?? Frame.innermostIfAny?.place ?? Place(#fileID, #line)
    fatalError(message, file: site.file.staticString, line: UInt(site.line))
  }
}

extension String {
  /// The error with this message. It points at `site`, or else at what is under construction.
  package func misuse(at site: Place? = nil) -> Misuse { Misuse(message: self, site: site) }
}
