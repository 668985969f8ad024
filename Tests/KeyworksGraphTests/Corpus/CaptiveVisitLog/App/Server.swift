// why: the parent's cached guest outlives the caller that the child caches.
import Keyworks

@main
struct Server {
  let app: Container

  func handle(_ header: String?) -> String {
    app.visits().note(header ?? "-")
    guard let header else { return "hello \(app.guest().caller.name)" }
    return RequestScope(app: app, header: header).reply()
  }

  static func main() {
    let server = Server(app: Container())
    for header in ["Bearer ada", nil, "Bearer bob"] { print(server.handle(header)) }
    print(server.app.visits().count)
  }
}
