// why: the bonds contradict the priorities but not each other, and weather is two members,
// under two regions.
import Keyworks
import KeyworksUI
import News
import Rundown
import Weather

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    News.plan(in: self)
    Weather.plan(in: self)
  }
}

@MainActor final class DeskModel {
  private let items: [Item]
  init(_ items: [Item]) { self.items = items }

  var script: String { items.map(\.text).joined(separator: " / ") }
  var length: Int { items.reduce(0) { $0 + $1.seconds } }
}

extension Container {
  var desk: MainActorFactory<DeskModel> { self.mainActor { DeskModel(self[\.rundown]) } }
}

let desk = Container.shared.desk()
print(desk.script, desk.length)
