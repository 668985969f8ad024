internal import Keyworks

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

/// Rows that measure sandboxes. They run last, because resolving costs more after the first sandbox
/// than in a program without sandboxes.
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
  return [
    Row(
      name: "W14", workload: "withSandbox, 3 overrides and 3 resolves",
      baseline: "TaskLocal.withValue of an array of 3, and 3 reads", bar: nil,
      isRight: { overriding() == 60 && container.first().number == 1 },
      byHand: {
        for _ in 0..<$0 {
          use(
            ByHand.$services.withValue([Mock(number: 10), Mock(number: 20), Mock(number: 30)]) {
              ByHand.services[0].number + ByHand.services[1].number + ByHand.services[2].number
            })
        }
      },
      byLibrary: { for _ in 0..<$0 { use(overriding()) } })
  ]
}
