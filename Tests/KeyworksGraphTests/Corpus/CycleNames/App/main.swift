// why: names in other scripts, and names that require backticks.
import Keyworks

struct Größe: Sendable {
  let meter: Int
}

struct Maß: Sendable {
  let länge: Int
}

struct 駅: Sendable {
  let 名: String
}

struct Choice: Sendable {
  let index: Int
}

extension Container {
  var größe: Factory<Größe> { self { Größe(meter: self.maß().länge) } }  // expect: cycle größe maß
  var maß: Factory<Maß> { self { Maß(länge: self[\.größe].meter) } }

  var 東京: Factory<駅> { self { 駅(名: self.京都().名) } }  // expect: cycle 東京 京都
  var 京都: Factory<駅> { self { 駅(名: self.東京().名) } }

  var `default`: Factory<Choice> { self { Choice(index: self.`switch`().index) } }  // expect: cycle default switch
  var `switch`: Factory<Choice> { self { Choice(index: self[\.`default`].index) } }
}

let container = Container()
switch CommandLine.arguments.count {
case 1: print(container.größe().meter)
case 2: print(container.東京().名)
default: print(container.default().index)
}
