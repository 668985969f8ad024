import Keyworks

public protocol Stove: Sendable { func heat(_ dish: String) -> String }

public protocol KitchenNeeds: SharedContainer {
  var stove: Factory<any Stove> { get }
  var dishes: Factory<[String]> { get }
}
extension KitchenNeeds {
  public var menu: Factory<Menu> { self { Menu(stove: self.stove(), dishes: self.dishes()) } }
}

public struct Menu: Sendable {
  let stove: any Stove
  let dishes: [String]
  public subscript(course: Int) -> String { stove.heat(dishes[course % dishes.count]) }
}

public func serve(from kitchen: some KitchenNeeds, courses: Int) -> [String] {
  let menu = kitchen.menu()
  return (0..<courses).map { menu[$0] }
}
