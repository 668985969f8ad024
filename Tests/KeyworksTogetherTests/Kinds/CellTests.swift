import Keyworks
import KeyworksAsync
import KeyworksUI
import TestSupport
import Testing

/// Each kind of factory is tested with each number of arguments, each type of error, and arguments and values
/// of many shapes. `Tests/Checks/cells` writes the factories.
@Suite struct `A cell` {
  @Test(arguments: Cell.all)
  func `each way to resolve a factory runs the right body with the right arguments`(
    cell: Cell
  ) async throws {
    try await cell.run(CellWorld())
  }

  @Test func `a labelled tuple is passed as one argument`() {
    let world = CellWorld()
    #expect(world.labelled((x: 7, y: "seven")) == "7 seven")
    #expect(world[\.labelled, (x: 7, y: "seven")] == "7 seven")
  }
}

struct Cell: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let run: @Sendable (CellWorld) async throws -> Void

  init(_ description: String, _ run: @escaping @Sendable (CellWorld) async throws -> Void) {
    (testDescription, self.run) = (description, run)
  }
}

// MARK: - Shapes

enum CellStage: Variant { case other }

enum CellError: Error { case failed }

struct CellNothing: Hashable {}

/// 4 KB.
struct CellPage: Hashable, CustomStringConvertible {
  private typealias Line = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
  private typealias Lines = (Line, Line, Line, Line, Line, Line, Line, Line)
  private var bytes: (Lines, Lines, Lines, Lines, Lines, Lines, Lines, Lines)
  let byte: UInt64

  init(byte: UInt64) {
    self.byte = byte
    let line = (byte, byte, byte, byte, byte, byte, byte, byte)
    let lines = (line, line, line, line, line, line, line, line)
    bytes = (lines, lines, lines, lines, lines, lines, lines, lines)
  }

  /// The byte, if all of the page has it.
  var description: String {
    withUnsafeBytes(of: bytes) { bytes in
      bytes.bindMemory(to: UInt64.self).allSatisfy { $0 == byte } ? "page of \(byte)" : "torn page"
    }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.byte == other.byte && one.description == other.description
  }
  func hash(into hasher: inout Hasher) { hasher.combine(byte) }
}

final class CellToken: Hashable, CustomStringConvertible, Sendable {
  let number: Int
  var description: String { "token \(number)" }
  init(number: Int) { self.number = number }
  static func == (one: CellToken, other: CellToken) -> Bool { one.number == other.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

protocol CellFigure: Sendable { var side: Int { get } }
struct CellSquare: CellFigure { let side: Int }

func shown<Value>(_ value: Value) -> String { "\(value)" }
func shown(function: @Sendable () -> Int) -> String { "function of \(function())" }

// MARK: - The container

final class CellWorld: ManagedContainer {
  let manager = ContainerManager()
  private let notes = Locked<[String]>([])
  private let fails = Locked(false)

  var labelled: ParameterFactory<(x: Int, y: String), String> { self { "\($0.x) \($0.y)" } }

  /// Notes which body ran, with which arguments.
  func note<Value>(_ body: String, _ arguments: [String], _ value: Value) -> Value {
    notes.withLock { $0.append("\(body)(\(arguments.joined(separator: ", ")))") }
    return value
  }

  func noted<Value>(
    _ body: String, _ arguments: [String], _ value: Value
  ) throws(CellError) -> Value {
    if fails.withLock(\.self) { throw .failed }
    return note(body, arguments, value)
  }

  func anyNoted<Value>(_ body: String, _ arguments: [String], _ value: Value) throws -> Value {
    try noted(body, arguments, value)
  }

  typealias Call = @Sendable () async throws -> String

  /// - Parameters:
  ///   - canFail: Whether the bodies can fail.
  ///   - calls: Ways to resolve one factory.
  ///   - variant: Resolves it under a variant.
  ///   - test: Resolves one with a body for tests.
  ///   - kept: Resolves one that is cached.
  ///   - promised: Resolves a promise.
  nonisolated(nonsending) func check(
    _ arguments: [String], _ value: String, _ canFail: Bool, _ calls: [Call], variant: Call,
    test: Call, kept: Call?, promised: Call, register: () -> Void, override: () -> Token
  ) async throws {
    func expect(_ call: Call, runs bodies: String...) async throws {
      #expect(try await call() == value)
      let expected = bodies.map { "\($0)(\(arguments.joined(separator: ", ")))" }
      #expect(notes.withLock { exchange(&$0, with: []) } == expected)
    }
    func expectFailure(_ call: Call) async throws {
      do {
        Issue.record("no error, but \(try await call())")
      } catch is CellError {}
    }
    for call in calls { try await expect(call, runs: "definition") }
    try await expect(variant, runs: "variant")
    try await expect(test, runs: "test")
    if let kept {
      try await expect(kept, runs: "definition")
      try await expect(kept)
    }
    register()
    for call in calls { try await expect(call, runs: "registered") }
    try await expect(promised, runs: "registered")
    let token = override()
    for call in calls { try await expect(call, runs: "overridden") }
    token.revert()
    try await expect(calls[0], runs: "registered")
    guard canFail else { return }
    fails.withLock { $0 = true }
    try await expectFailure(variant)
    try await expectFailure(test)
    try await expectFailure(promised)
    for call in calls { try await expectFailure(call) }
  }
}
