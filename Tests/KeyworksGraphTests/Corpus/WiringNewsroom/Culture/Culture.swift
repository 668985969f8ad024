import Desk
import Keyworks

struct Review: Column {
  let headline: String
}

extension Container {
  var review: Factory<Review> { self { Review(headline: "A play at \(self.deadline())") } }
}

public struct Culture {
  let container: Container
  public init(_ container: Container) { self.container = container }
  public func open() { print("culture") }
  public func registerColumns() {  // expect: wiring deadline review
    container.deadline.register { 18 }
    container.contribute(Tagged(\.review) { $0 }, to: \.columns)
  }
}
