// why: the routes' closures resolve scorePage and newEnd when a request arrives, long after
// router is built.
import Keyworks
import KeyworksAsync

struct Route: Sendable {
  let path: String
  let handle: @Sendable (Request) async throws -> String
}

@resultBuilder
enum RouteBuilder {
  static func buildBlock(_ routes: Route...) -> [Route] { routes }
}

struct Router: Sendable {
  private let routes: [Route]

  init(@RouteBuilder _ routes: () -> [Route]) { self.routes = routes() }

  var menu: String { routes.map(\.path).joined(separator: " | ") }

  func respond(to request: Request) async throws -> String {
    guard let route = routes.first(where: { $0.path == request.path }) else { return "404 " + menu }
    return try await route.handle(request)
  }
}

actor Sheet {
  private var ends: [(red: Int, yellow: Int)] = []

  func add(red: Int, yellow: Int) { ends.append((red, yellow)) }
  func score() -> String { "\(ends.map(\.red).reduce(0, +)):\(ends.map(\.yellow).reduce(0, +))" }
}

struct ScorePage: Sendable {
  let score: String
  let menu: String
  var html: String { "<h1>\(score)</h1><nav>\(menu)</nav>" }
}

final class Request: ManagedContainer {
  let manager: ContainerManager
  let club: Container
  let path: String

  init(_ path: String, to club: Container) {
    self.club = club
    self.path = path
    manager = ContainerManager(parent: club)
  }
}

extension Request {
  var scorePage: AsyncFactory<ScorePage, any Error> {
    self.async {
      async let score = self.club.sheet().score()
      return ScorePage(score: await score, menu: self.club.router().menu)
    }.cached
  }

  var newEnd: AsyncFactory<String, any Error> {
    self.async {
      await self.club.sheet().add(red: 2, yellow: 0)
      return "see " + self.club.router().menu
    }
  }
}

extension Container {
  var sheet: Factory<Sheet> { self { Sheet() }.cached }

  var router: Factory<Router> {
    self {
      Router {
        Route(path: "/score") { request in try await request.scorePage().html }
        Route(path: "/end") { request in try await request.newEnd() }
      }
    }.cached
  }
}

try await withContainer(Container()) { club in
  while let path = readLine() {
    let answer = try await withContainer(Request(path, to: club)) { request in
      try await club.router().respond(to: request)
    }
    print(answer)
  }
}
