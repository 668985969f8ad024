import Keyworks
import TestSupport
import Testing

@Suite struct `A list that several threads change` {
  private let studied = Studied()

  @Test func `a contribution during the first evaluation of a list goes to the same list`() {
    let gather = { @Sendable in studied[\.others] }
    let first = Held(at: Studied.whenListed, gather)
    studied.contribute(Tagged(\.b), to: \.others)
    _ = first.finish()
    #expect(gather() == ["a", "b"])
    #expect(studied[\.others] == ["a", "b"])
  }

  @Test func `a list stores only one of two concurrent reorders of the same member`() {
    studied.contribute(Tagged(\.[id: Compared(1)]), to: \.members)
    studied.reorder(\.[id: Compared(1)], priority: 0, in: \.members)
    let slow = Held { stop in
      studied.reorder(\.[id: Compared(1, stop)], priority: 1, in: \.members)
    }
    studied.reorder(\.[id: Compared(1)], priority: 2, in: \.members)
    slow.finish()
    #expect(studied.statementCount(of: \.members) == 2)
  }

  @Test(arguments: Change.all)
  fileprivate func `a list is ordered again if it changes during the ordering`(change: Change) {
    let make = change.prepare(studied)
    let gather = Held(at: studied.whenEvaluated) { studied[\.members] }
    make()
    _ = gather.finish()
    #expect(studied[\.members] == change.result)
  }

  @Test func `a list reflects the last statement of each thread`() {
    for round in 0..<(isSanitized ? 20 : 200) {
      let crowd = Crowd()
      _ = inParallel(4) { thread in
        for step in 0..<25 {
          let path = Crowd.paths[thread]
          switch (step + round) % 3 {
          case 0: crowd.contribute(Tagged(path), to: \.members)
          case 1: crowd.remove(path, from: \.members)
          default: crowd.reorder(path, priority: step, in: \.members)
          }
          let found = crowd[\.members]
          if Set(found).count != found.count { Issue.record("\(found) contains a member twice") }
        }
        crowd.contribute(Tagged(Crowd.paths[thread]), to: \.members)
        if thread == 3 { crowd.remove(Crowd.paths[thread], from: \.members) }
      }
      #expect(Set(crowd[\.members]) == ["a", "b", "c"])
    }
  }

  @Test func `concurrent first uses through different key paths share one list`() {
    for _ in 0..<(isSanitized ? 20 : 500) {
      let crowd = Crowd()
      _ = inParallel(4) { thread in
        switch thread {
        case 0: crowd.contribute(Tagged(\.a), to: \.members)
        case 1: crowd.contributeAsRequired()
        case 2: contributeAnywhere(crowd, \.c)
        default: _ = crowd[\.members]
        }
      }
      #expect(crowd[\.members] == ["a", "b", "c"])
      #expect(crowd.gatherAsRequired() == ["a", "b", "c"])
    }
  }

  @Test func `concurrent resets leave a list with the contributions of autoRegister`() {
    for _ in 0..<(isSanitized ? 20 : 200) {
      let wired = WiredSteps { $0.contribute(Tagged(\.one, priority: 1), to: \.empty) }
      let isRight = inParallel(4) { thread in
        (0..<20).allSatisfy { step in
          switch thread {
          case 0:
            wired.reset(step % 2 == 0 ? .registrations : .contributions)
            return true
          case 1:
            wired.contribute(Tagged(\.two), to: \.empty)
            return true
          default:
            return [["one"], ["two", "one"]].contains(wired[\.empty])
          }
        }
      }
      #expect(isRight.allSatisfy { $0 })
      wired.reset()
      #expect(wired[\.empty] == ["one"])
    }
  }
}

private protocol Crowded: ManagedContainer {
  static var members: TagList<Self, String> { get }
  var b: Factory<String> { get }
}

extension Crowded {
  fileprivate func contributeAsRequired() { contribute(Tagged(\.b), to: \.members) }
  fileprivate func gatherAsRequired() -> [String] { self[\.members] }
}

private func contributeAnywhere<Root: Crowded>(
  _ container: Root, _ path: any KeyPath<Root, Factory<String>> & Sendable
) { container.contribute(Tagged(path), to: \.members) }

private final class Crowd: Crowded {
  let manager = ContainerManager()
  var a: Factory<String> { self { "a" } }
  var b: Factory<String> { self { "b" } }
  var c: Factory<String> { self { "c" } }
  var d: Factory<String> { self { "d" } }
  static var members: Tags<String> { Tags() }
  static let paths: [any KeyPath<Crowd, Factory<String>> & Sendable] = [\.a, \.b, \.c, \.d]
}

/// A test can pause the evaluation of a member, and that of a list.
private final class Studied: ManagedContainer {
  let manager = ContainerManager()
  let whenEvaluated = Hook(nil)
  var a: Factory<String> { self { "a" } }
  var b: Factory<String> { self { "b" } }
  subscript(id id: Compared) -> Factory<String> { self(id: id) { "\(id.number)" } }
  var slow: Factory<String> {
    whenEvaluated.run()
    return self { "slow" }
  }
  static var members: Tags<String> { [Tagged(\.a), Tagged(\.slow)] }
  static let whenListed = Hook(nil)
  static var others: Tags<String> {
    whenListed.run()
    return [Tagged(\.a)]
  }
}

/// A change of the list, and the members after it.
private struct Change: CustomTestStringConvertible {
  let testDescription: String
  let result: [String]
  /// Prepares the list, and returns a closure that changes it.
  let prepare: @Sendable (Studied) -> () -> Void

  static let all = [
    Change(testDescription: "contribute", result: ["a", "slow", "b"]) { studied in
      { studied.contribute(Tagged(\.b), to: \.members) }
    },
    Change(testDescription: "reorder", result: ["slow", "a"]) { studied in
      { studied.reorder(\.a, priority: 1, in: \.members) }
    },
    Change(testDescription: "remove", result: ["slow"]) { studied in
      { studied.remove(\.a, from: \.members) }
    },
    Change(testDescription: "reset", result: ["a", "slow"]) { studied in
      studied.contribute(Tagged(\.b), to: \.members)
      return { studied.reset(.contributions) }
    },
    Change(testDescription: "override", result: ["b"]) { studied in
      { studied.override(\.members, with: [Tagged(\.b)]) }
    },
    Change(testDescription: "revert", result: ["a", "slow"]) { studied in
      let token = studied.override(\.members, with: [Tagged(\.slow)])
      return { token.revert() }
    },
  ]
}
