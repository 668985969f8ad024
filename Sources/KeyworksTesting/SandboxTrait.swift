#if canImport(Testing)
  public import Keyworks
  public import Testing

  /// Runs each test, and each case of a test with arguments, in a sandbox of its own.
  ///
  /// ```swift
  /// @Suite(.sandboxed { $0.clock.override { FixedClock() } })
  /// struct CartTests {
  ///   @Test func `is empty at first`() { … }
  ///   @Test(.sandboxed { $0.prices.override { CheapPrices() } }) func `adds up`() { … }
  /// }
  /// ```
  ///
  /// If several of these traits apply to a test, there is one sandbox. The closures of the suite
  /// run in it first, and then those of the test, whose overrides win.
  public struct SandboxTrait: TestTrait, SuiteTrait, TestScoping {
    private let isExhaustive: Bool
    private let configure: @Sendable () async throws -> Void

    fileprivate init(
      isExhaustive: Bool, _ configure: @escaping @Sendable () async throws -> Void
    ) {
      (self.isExhaustive, self.configure) = (isExhaustive, configure)
    }

    /// Whether suites inside this suite are sandboxed too: always true.
    public var isRecursive: Bool { true }

    /// Runs a test in the sandbox.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing work: @Sendable () async throws -> Void
    ) async throws {
      guard !SandboxedTest.isRunning else { return try await configured(work) }
      let isExhaustive =
        isExhaustive || test.traits.contains { ($0 as? Self)?.isExhaustive == true }
      let collector = IssueCollector(late: Self.record)
      defer { for issue in collector.end() { Self.record(issue) } }
      try await withSandbox(exhaustive: isExhaustive, report: collector.note) {
        try await SandboxedTest.$isRunning.withValue(true) { try await configured(work) }
      }
    }

    @Sendable static func record(_ issue: SandboxIssue) {
      let location = SourceLocation(
        fileID: issue.fileID, filePath: issue.fileID, line: issue.line, column: 1)
      Issue.record(Comment(rawValue: issue.description), sourceLocation: location)
    }

    private func configured(_ work: @Sendable () async throws -> Void) async throws {
      try await configure()
      Sandbox.expectNoUse()  // what a suite prepares need not be used by each test
      try await work()
    }
  }

  private enum SandboxedTest {
    /// Whether a trait has begun the sandbox of the current test.
    @TaskLocal static var isRunning = false
  }

  extension Trait where Self == SandboxTrait {
    /// Runs each test in a sandbox of its own.
    public static var sandboxed: SandboxTrait { sandboxed() }

    /// Runs each test in a sandbox of its own, which `configure` prepares.
    ///
    /// - Parameter isExhaustive: Whether the test fails if it builds a `.live` factory that is not
    ///   overridden, or overrides a factory that it does not use.
    /// - Parameter configure: Prepares the shared container before each test.
    public static func sandboxed(
      exhaustive isExhaustive: Bool = false,
      _ configure: @escaping @Sendable (Container) async throws -> Void = { _ in }
    ) -> SandboxTrait {
      sandboxed(Container.self, exhaustive: isExhaustive, configure)
    }

    /// Runs each test in a sandbox of its own, which `configure` prepares in the shared container
    /// of another type.
    public static func sandboxed<Root: SharedContainer>(
      _ container: Root.Type, exhaustive isExhaustive: Bool = false,
      _ configure: @escaping @Sendable (Root) async throws -> Void
    ) -> SandboxTrait {
      SandboxTrait(isExhaustive: isExhaustive) { try await configure(Root.shared) }
    }
  }
#endif
