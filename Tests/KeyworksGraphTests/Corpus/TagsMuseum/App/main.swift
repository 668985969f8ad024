// why: the halls of a museum are contributed with bonds that contradict the list, and with a room that is taken.
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
