// why: only code that never runs resolves these: nothing calls it, or it comes after a return.
import Keyworks

extension Container {
  var mop: Factory<Int> { self { 1 } }  // expect: unused mop
  var broom: Factory<Int> { self { 2 } }  // expect: unused broom
  var brush: Factory<Int> { self { 3 } }  // expect: unused brush
  var soap: Factory<Int> { self { 4 } }  // expect: unused soap
  var towel: Factory<Int> { self { 5 } }  // expect: unused towel
  var bucket: Factory<Int> { self { 6 } }  // expect: unused bucket
  var sponge: Factory<Int> { self { 7 } }  // expect: unused sponge
  var cloth: Factory<Int> { self { 8 } }
  var hose: Factory<Int> { self { 9 } }
  var polish: Factory<Int> { self { 10 } }
}

private func clean() -> Int { Container.shared.mop() }

enum Tools {
  static let best = Container.shared.broom()
  static func count() -> Int { Container.shared.brush() }
}

struct Kitchen {
  var water: Int { Container.shared.towel() }
  func rinse() -> Int { wash() }
  private func wash() -> Int { Container.shared.soap() }

  func fill() -> Int {
    if false { return Container.shared.bucket() }
    return 1
    print(Container.shared.sponge())
  }

  func dry(_ isWet: Bool) -> Int {
    switch isWet {
    case true:
      return rub()
    case false:
      return Container.shared
        .hose()
    }
    func rub() -> Int { Container.shared.cloth() }
  }

  func shine(_ isOld: Bool) -> Int {
    if isOld == false { return Container.shared.polish() }
    return rub()
    func rub() -> Int { Container.shared.polish() }
  }
}

print(Kitchen().fill(), Kitchen().dry(true), Kitchen().shine(true))
