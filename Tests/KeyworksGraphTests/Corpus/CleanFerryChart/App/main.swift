// why: timetable (singleton) only counts with chart (graph) in its initializer, and captain,
// in the child, keeps an instance of the parent.
import Keyworks

let harbour = Container()
for hour in [2, 5, 10] {
  let crossing = CrossingContainer(at: hour, from: harbour)
  print(hour, crossing.announcement())
}
