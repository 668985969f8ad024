// why: the initialiser of the base class calls a method, and the override of it resolves.
import Keyworks

class Form {
  private(set) var lines: [String] = []
  init(_ container: Container) { fill(from: container) }
  func fill(from container: Container) {}
  func add(_ line: String) { lines.append(line) }
}

final class OrderForm: Form {
  override func fill(from container: Container) {
    add("\(container.orderNumber()) at \(container.day())")
  }
}

extension Container {
  var day: Factory<String> { self { "Monday" } }
  var orderNumber: Factory<Int> { self { self.orderForm().lines.count + 1 } }  // expect: cycle orderNumber orderForm
  var orderForm: Factory<OrderForm> { self { OrderForm(self) } }
}

print(Container.shared.orderForm().lines)
