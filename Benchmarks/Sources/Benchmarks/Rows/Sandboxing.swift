internal import Keyworks
internal import Synchronization

private protocol Service: Sendable { var number: Int { get } }
private struct Live: Service { let number: Int }
private struct Mock: Service { let number: Int }

extension Container {
  fileprivate var first: Factory<any Service> { self { Live(number: 1) } }
  fileprivate var second: Factory<any Service> { self { Live(number: 2) } }
  fileprivate var third: Factory<any Service> { self { Live(number: 3) } }
}

private enum ByHand {
  @TaskLocal static var services: [any Service] = []
}

/// Sandboxes. These rows come last, because a resolve costs more once the program has had a sandbox.
func sandboxRows() -> [Row] {
  let container = Container()
  func overriding() -> Int {
    withSandbox {
      container.first.override { Mock(number: 10) }
      container.second.override { Mock(number: 20) }
      container.third.override { Mock(number: 30) }
      return container.first().number + container.second().number + container.third().number
    }
  }
  func overridingOne() -> Int {
    withSandbox {
      container.first.override { Mock(number: 10) }
      return container.first().number
    }
  }
  let bodies = Mutex<[@Sendable () -> any Service]>([])
  return [
    Row(
      name: "W36", workload: "override, resolve and revert",
      baseline: "closure added to an array under a Mutex, called and removed", bar: 31,
      isRight: {
        container.first.override { Mock(number: 10) }.during { container.first().number } == 10
      },
      byHand: {
        for _ in 0..<$0 {
          bodies.withLock { $0.append { Mock(number: 10) } }
          use(bodies.withLock { $0.last }?().number)
          bodies.withLock { _ = $0.removeLast() }
        }
      },
      byLibrary: {
        for _ in 0..<$0 {
          use(container.first.override { Mock(number: 10) }.during { container.first().number })
        }
      }),
    Row(
      name: "W35", workload: "withSandbox, an override and a resolve",
      baseline: "TaskLocal.withValue of an array of one, and a read", bar: 44,
      isRight: { overridingOne() == 10 && container.first().number == 1 },
      byHand: {
        for _ in 0..<$0 {
          use(ByHand.$services.withValue([Mock(number: 10)]) { ByHand.services[0].number })
        }
      },
      byLibrary: { for _ in 0..<$0 { use(overridingOne()) } }),
    Row(
      name: "W14", workload: "withSandbox, 3 overrides and 3 resolves",
      baseline: "TaskLocal.withValue of an array of 3, and 3 reads", bar: 59,
      isRight: { overriding() == 60 && container.first().number == 1 },
      byHand: {
        for _ in 0..<$0 {
          use(
            ByHand.$services.withValue([Mock(number: 10), Mock(number: 20), Mock(number: 30)]) {
              ByHand.services[0].number + ByHand.services[1].number + ByHand.services[2].number
            })
        }
      },
      byLibrary: { for _ in 0..<$0 { use(overriding()) } }),
  ]
}
