// why: context values for nested resolves, the path of a construction, observers and a trace.
import Keyworks
import KeyworksTracing

let container = Container()
let token = container.observe { event in
  if case .stopped(let reason) = event.kind { print(reason, "presenter → screen → presenter") }
}
let trace = TraceLog { line in print(line.isEmpty ? "" : "trace") }
let second = container.observe(trace.record)
container.with(UserID(value: 42)) { container in
  let screen = container.screen()
  print(screen.presenter.greeting, screen.presenter.user, screen.log.owner)
  print(screen.next().presenter.user)
}
token.revert()
second.revert()
print(container.auditor().owner, container.pages().map(\.user))
