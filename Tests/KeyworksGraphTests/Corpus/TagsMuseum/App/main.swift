// why: the halls of a museum are contributed with constraints that contradict the list, and at a position that is taken.
import Guide
import Halls
import Keyworks

extension Container {
  static var drafts: Tags<Double> { [] }  // expect: no-members drafts
  static var sketches: Tags<Double> { [] }  // expect: empty-list sketches
}

let museum = Container.shared
openHalls(in: museum)
print(museum[\.tour].map(\.label), museum[\.rooms, 2]?.label ?? "closed", museum[\.sponsors])
print(museum[\.drafts], museum[\.sketches])
