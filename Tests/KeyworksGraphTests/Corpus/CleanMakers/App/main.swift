// why: a list of providers builds no shape, and a member that is removed may come back elsewhere.
import Keyworks

protocol Shape: Sendable {}
struct Square: Shape {
  let size: Int
  let board: Board
}
struct Circle: Shape { let user: User }
final class User: Sendable {}

final class Board: Sendable {
  let makers: [ParameterProvider<Int, any Shape>]
  init(makers: [ParameterProvider<Int, any Shape>]) { self.makers = makers }
  func draw() -> Int { makers.map { $0(3) }.count }
}
struct Palette {
  @Injected(\.makers) var makers
}

extension Container {
  var square: ParameterFactory<Int, Square> { self { Square(size: $0, board: self.board()) } }
  var user: Factory<User> { self { User() }.scope(.session) }
  var circle: ParameterFactory<Int, Circle> { self { _ in Circle(user: self.user()) } }
  static var makers: Tags<ParameterProvider<Int, any Shape>> {
    [Tagged(\.square) { $0 }, Tagged(\.circle, priority: -1) { $0 }]
  }
  // Both keep the makers, and no shape.
  var board: Factory<Board> { self { Board(makers: self[\.makers]) }.singleton }
  var palette: Factory<Palette> { self { Palette() }.cached }

  var emoji: Factory<String> { self { "smile" } }
  static var processors: Tags<String> { Tags() }
}
extension Scope { static let session = Scope("session") }

let container = Container.shared
container.contribute(Tagged(\.emoji), to: \.processors)
container.remove(\.emoji, from: \.processors)
container.contribute(Tagged(\.emoji, priority: 5), to: \.processors)
print(container.board().draw(), container.palette().makers.count, container[\.processors])
