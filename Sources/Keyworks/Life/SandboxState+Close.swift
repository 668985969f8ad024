/// The end of what a sandbox has to tear down.
extension SandboxState {
  /// Tears down what was built here. The lives of containers that were made or used here are below
  /// that of the singletons.
  func close(_ outcome: WorkOutcome) async {
    guard let life = singletons.life else { return }
    // In the sandbox, and so apart from what is under construction around it.
    report(await Sandbox(self).run { await life.close(Ending(outcome: outcome)) })
  }

  /// Begins the same in the background.
  func beginToClose(_ outcome: WorkOutcome) {
    guard let life = singletons.life else { return }
    let closing = Sandbox.$current.withValue(Sandbox(self)) {
      life.beginToClose(Ending(outcome: outcome), withAll: true)
    }
    Task { [self] in report(await closing?.value ?? []) }
  }

  private func report(_ failures: [FactoryError]) {
    for failure in failures {
      strays?(SandboxIssue(.teardown, Trail(failure.place), reason: "\(failure.underlying)"))
    }
  }
}

extension Sandbox {
  /// Whether the current sandbox may have something to tear down.
  package static var hasTeardowns: Bool { SandboxState.current?.singletons.life != nil }

  /// Tears down what was built in the current sandbox, and reports failures.
  package static func close() async { await SandboxState.current?.close(.returned) }
}
