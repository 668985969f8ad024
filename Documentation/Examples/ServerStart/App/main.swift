// A server starts its services, answers a thousand requests at the same time, and stops. It prints
// the same each time: the connections are opened once, whichever task asks first, and closed at the
// end. With --serve, that is when it gets the signal SIGTERM.

import Keyworks
import KeyworksAsync
import KeyworksTracing
import OrderServer

try await withTeardown(deadline: .seconds(20)) {
  let app = Container.shared
  app.observe { event in
    // It also hears of the thousand sessions of the requests.
    guard case .tornDown = event.kind, event.factory.name != "session" else { return }
    print("closed:", event.factory.name)
  }
  let server = try await Server(starting: app)
  print("started:", server.services.map(\.name).joined(separator: ", "))

  let answers = try await withThrowingTaskGroup(of: (Int, String).self) { group in
    for user in 1...1000 {
      group.addTask { (user, try await server.answer("user \(user)")) }
    }
    var answers: [Int: String] = [:]
    for try await (user, answer) in group { answers[user] = answer }
    return answers
  }
  print("answers:", answers.count)
  print(answers[42] ?? "none")

  let database = app.database()
  print("connections:", await database.connections)
  for (statement, count) in await database.statements.sorted(by: { $0.key < $1.key }) {
    print("\(statement): \(count)")
  }
  if CommandLine.arguments.contains("--serve") { await terminationSignal() }
}
