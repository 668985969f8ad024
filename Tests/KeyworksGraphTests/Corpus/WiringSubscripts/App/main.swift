// why: a subscript registers only where it is written; a subscript for dynamic members is written as a name.
import Keyworks

extension Container {
  var one: Factory<Int> { self { 1 } }
  var two: Factory<Int> { self { 2 } }
  var three: Factory<Int> { self { 3 } }
}

struct Desk {
  subscript(number: Int) -> Int {  // expect: wiring one
    Container.shared.one.register { 10 }
    return number
  }
  subscript(name: String) -> String {
    Container.shared.two.register { 20 }
    return name
  }
}

@dynamicMemberLookup
struct Drawer {
  subscript(dynamicMember name: String) -> String {
    Container.shared.three.register { 30 }
    return name
  }
}

print(Desk()["top"], Drawer().left)
print(Container.shared.one(), Container.shared.two(), Container.shared.three())
